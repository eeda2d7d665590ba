import { useLocation } from 'react-router-dom';
import type { TeacherInfo } from '../../domain/teacher';
import { UpgradeDialog } from '../../ui/account/upgrade/UpgradeDialog';
import { useUpgrade } from './upgrade';

interface UpgradingProps {
  readonly teacher: TeacherInfo;
  readonly subjectId: number;
}

/** The upgrade dialog, shown over the current page. */
export function Upgrading({ teacher, subjectId }: UpgradingProps) {
  const { pathname, search } = useLocation();
  return <UpgradeDialog actor={useUpgrade(teacher, subjectId, `${pathname}${search}`)} />;
}
