import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { coinCodeLifetime } from '../../domain/rewards';
import {
  type allocationCode,
  type purchaseCode,
  selectCodeFailure,
  selectLink,
  selectSecondsLeft,
} from '../../machines/rewards/coinCode';
import { Dialog } from '../parts/Dialog';
import { ScanCode } from '../parts/ScanCode';

const wholeRing = coinCodeLifetime / 1000;
const steps = ['scan', 'act', 'return'] as const;

interface CoinCodeDialogProps {
  readonly actor: ActorRefFrom<typeof purchaseCode> | ActorRefFrom<typeof allocationCode>;
  readonly way: 'purchase' | 'allocation';
  readonly onClose: () => void;
}

/** A code to scan, by which coins are bought or allocated on the phone [SHELL-014, CALL-019, CALL-020]. */
export function CoinCodeDialog({ actor, way, onClose }: CoinCodeDialogProps) {
  const { t } = useTranslation('rewards');
  return (
    <Dialog open title={t(`code.${way}Title`)} onClose={onClose}>
      <CoinCode actor={actor} way={way} />
    </Dialog>
  );
}

function CoinCode({ actor, way }: Pick<CoinCodeDialogProps, 'actor' | 'way'>) {
  const { t } = useTranslation(['rewards', 'shell']);
  const link = useSelector(actor, selectLink);
  const seconds = useSelector(actor, selectSecondsLeft);
  const failure = useSelector(actor, selectCodeFailure);
  return (
    <ScanCode
      link={link}
      label={t(`code.${way}Label`)}
      loading={t('code.loading')}
      lines={steps.map((step) => t(`code.${way}.${step}`))}
      seconds={seconds}
      of={wholeRing}
      failed={t('code.failed')}
      failure={failure}
      onRetry={() => actor.send({ type: 'code.retried' })}
      onRefresh={() => actor.send({ type: 'code.refreshed' })}
    />
  );
}
