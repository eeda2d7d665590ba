import { useTranslation } from 'react-i18next';
import type { ShownFailure } from '../../machines/parts/failure';
import { Dialog } from '../parts/Dialog';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';

interface BalanceDialogProps {
  readonly title: string;
  /** Why the balance did not come; null while it is on its way. */
  readonly failure: ShownFailure | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Stands in for a reward until it is known how many coins there are. */
export function BalanceDialog({ title, failure, onRetry, onClose }: BalanceDialogProps) {
  const { t } = useTranslation('rewards');
  return (
    <Dialog open title={title} onClose={onClose}>
      {failure === null ? (
        <Loading label={t('balance.loading')} rows={3} />
      ) : (
        <Failed title={t('reward.failed')} failure={failure} onRetry={onRetry} />
      )}
    </Dialog>
  );
}
