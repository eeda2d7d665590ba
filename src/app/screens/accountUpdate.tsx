import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { reopenedUpgrade } from '../../domain/account';
import type { TeacherInfo } from '../../domain/teacher';
import type { accountUpgrade } from '../../machines/account/accountUpgrade';
import { subjectPage } from '../../machines/shell/navigation';
import { selectAsked, selectGuard } from '../../machines/shell/portalSelectors';
import { UpgradeScreen } from '../../ui/account/upgrade/UpgradeScreen';
import { usePortal } from '../world/portalContext';
import type { Page } from './screen';
import { keptUpgrade } from '../popUps/keptUpgrade';
import { useUpgrade } from '../popUps/upgrade';

/**
 * The page after a login [GRD-22]. A teacher with nothing to upgrade goes on to the requested page, or home.
 */
export function Screen({ page: { teacher, subjectId, query } }: { readonly page: Page }) {
  const asked = useSelector(useSelector(usePortal().portal, selectGuard), selectAsked);
  const nextPage = asked ?? subjectPage('/home', subjectId);
  return teacher === null ? (
    <Navigate to={nextPage} replace />
  ) : (
    <Upgrade {...{ teacher, subjectId, nextPage }} isAgain={'again' in query} />
  );
}

/** Whether the upgrade is done or was shown before. */
const selectIsNotAsked = (snapshot: SnapshotFrom<typeof accountUpgrade>) =>
  snapshot.matches('closed');

interface UpgradeProps {
  readonly teacher: TeacherInfo;
  readonly subjectId: number;
  readonly nextPage: string;
  /** Whether the account menu led back to an upgrade that was left. */
  readonly isAgain: boolean;
}

function Upgrade({ teacher, subjectId, nextPage, isAgain }: UpgradeProps) {
  const kept = keptUpgrade(teacher);
  const from = isAgain ? reopenedUpgrade(kept) : kept;
  const upgrade = useUpgrade(teacher, subjectId, nextPage, from);
  const isNotAsked = useSelector(upgrade, selectIsNotAsked);
  return isNotAsked ? <Navigate to={nextPage} replace /> : <UpgradeScreen actor={upgrade} />;
}
