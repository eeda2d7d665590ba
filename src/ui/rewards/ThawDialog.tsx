import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { CoinAccountRow } from '../../domain/rewards';
import { selectKnown } from '../../machines/parts/collection/selectors';
import type { coinRows } from '../../machines/rewards/coinRows';
import { type coins, selectThawed } from '../../machines/rewards/coins';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { PersonCell } from '../parts/PersonCell';
import { useToldName } from '../parts/useToldName';

interface ThawDialogProps {
  readonly actor: ActorRefFrom<typeof coins>;
  readonly list: ActorRefFrom<typeof coinRows>;
}

/** Why an account is frozen, and what is deposited when it is unfrozen [SCREEN-125]. */
export function ThawDialog({ actor, list }: ThawDialogProps) {
  const { t } = useTranslation('rewards');
  const told = useToldName();
  const asked = useSelector(actor, selectThawed);
  const rows = useSelector(list, selectKnown<CoinAccountRow>);
  // The student may earn more while the question is open.
  const now = rows.find(
    ({ student_id, status }) => student_id === asked?.student_id && status === 'frozen',
  );
  const { name = '', username = '', reason, held_cnt = 0, coin_cnt = 0 } = now ?? asked ?? {};
  return (
    <ConfirmDialog
      harmless
      open={asked !== undefined}
      title={t('thaw.title', { name: told(name) })}
      about={<PersonCell name={name} account={username} />}
      consequences={[
        t('thaw.why', { reason: reason ?? '' }),
        t('thaw.effect', { held: held_cnt, after: coin_cnt + held_cnt }),
      ]}
      verb={t('thaw.verb')}
      onConfirm={() => actor.send({ type: 'thaw.confirmed' })}
      onCancel={() => actor.send({ type: 'dialog.closed' })}
    />
  );
}
