import { chakra } from '@chakra-ui/react';
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
import { Failed } from '../parts/Emptiness';
import { QrPanel } from '../parts/QrPanel';
import { Waiting } from '../parts/Waiting';

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
  if (failure !== null) {
    return (
      <Failed
        title={t('code.failed')}
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
        <Waiting>{t('code.loading')}</Waiting>
      ) : (
        <QrPanel
          text={link}
          label={t(`code.${way}Label`)}
          lines={steps.map((step) => t(`code.${way}.${step}`))}
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
