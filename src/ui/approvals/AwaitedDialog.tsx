import { useTranslation } from 'react-i18next';
import type { ApplicationDecision, ApplicationRow } from '../../domain/approvals';
import type { ShownFailure } from '../../machines/parts/failure';
import { Dialog } from '../parts/Dialog';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { StudentCell } from '../parts/StudentCell';
import { useToldName } from '../parts/useToldName';

interface AwaitedDialogProps {
  readonly application: ApplicationRow;
  readonly decision: ApplicationDecision;
  /** Why the application did not come; null while it is on its way. */
  readonly failure: ShownFailure | null;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** Stands in for a decision until it is known how the application is now. */
export function AwaitedDialog(props: AwaitedDialogProps) {
  const { application, decision, failure, onRetry, onCancel } = props;
  const { t } = useTranslation('approvals');
  const told = useToldName();
  return (
    <Dialog
      open
      title={t(`decide.${decision}.title`, { ...application, name: told(application.name) })}
      onClose={onCancel}
    >
      <StudentCell student={application} />
      {failure === null ? (
        <Loading label={t('decide.asking')} rows={3} />
      ) : (
        <Failed title={t('decide.failed')} failure={failure} onRetry={onRetry} />
      )}
    </Dialog>
  );
}
