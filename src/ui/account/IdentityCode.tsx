import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type identityCheck,
  selectCodeLink,
  selectIdentityFailure,
  selectSecondsLeft,
} from '../../machines/account/identityCheck';
import { Failed } from '../parts/Emptiness';
import { QrPanel } from '../parts/QrPanel';
import { Waiting } from '../parts/Waiting';

/** Seconds that the ring shows as a whole: codes are good about as long. */
const wholeRing = 120;

const steps = ['scan', 'confirm', 'return'] as const;

interface IdentityCodeProps {
  readonly actor: ActorRefFrom<typeof identityCheck>;
}

/** The code with what to do, or that it is on its way, or why there is none. */
export function IdentityCode({ actor }: IdentityCodeProps) {
  const { t } = useTranslation(['account', 'shell']);
  const link = useSelector(actor, selectCodeLink);
  const seconds = useSelector(actor, selectSecondsLeft);
  const failure = useSelector(actor, selectIdentityFailure);
  if (failure !== null) {
    return (
      <Failed
        title={t('identity.failed')}
        requestId={failure.requestId}
        onRetry={() => {
          actor.send({ type: 'code.retried' });
        }}
      >
        {t(failure.message.key, { ...failure.message.values })}
      </Failed>
    );
  }
  return (
    // As high as the code that comes, so that nothing moves.
    <chakra.div minHeight="11rem" display="grid" alignItems="center">
      {link === null ? (
        <Waiting>{t('identity.loading')}</Waiting>
      ) : (
        <QrPanel
          text={link}
          label={t('identity.code')}
          lines={steps.map((step) => t(`identity.${step}`))}
          seconds={seconds ?? wholeRing}
          of={wholeRing}
          onRefresh={() => {
            actor.send({ type: 'code.refreshed' });
          }}
        />
      )}
    </chakra.div>
  );
}
