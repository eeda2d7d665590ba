import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type identityCheck,
  selectCodeLink,
  selectIdentityFailure,
  selectSecondsLeft,
} from '../../machines/account/identityCheck';
import type { ActorProps } from '../parts/actorProps';
import { ScanCode } from '../parts/ScanCode';

/** Seconds that the ring shows as a whole: codes are good about as long. */
const wholeRing = 120;

const steps = ['scan', 'confirm', 'return'] as const;

/** The code with what to do, or that it is on its way, or why there is none. */
export function IdentityCode({ actor }: ActorProps<typeof identityCheck>) {
  const { t } = useTranslation(['account', 'shell']);
  const link = useSelector(actor, selectCodeLink);
  const seconds = useSelector(actor, selectSecondsLeft);
  const failure = useSelector(actor, selectIdentityFailure);
  return (
    <ScanCode
      link={link}
      label={t('identity.code')}
      loading={t('identity.loading')}
      lines={steps.map((step) => t(`identity.${step}`))}
      seconds={seconds}
      of={wholeRing}
      failed={t('identity.failed')}
      failure={failure}
      onRetry={() => actor.send({ type: 'code.retried' })}
      onRefresh={() => actor.send({ type: 'code.refreshed' })}
    />
  );
}
