import { useLocation } from 'react-router-dom';
import type { TeacherInfo } from '../../domain/teacher';
import { UpgradeDialog } from '../../ui/account/upgrade/UpgradeDialog';
import { useUpgrade } from './upgrade';

interface UpgradingProps {
  readonly teacher: TeacherInfo;
  readonly subjectId: number;
}

/** The upgrade over the page that is shown, which the person goes on with afterwards. */
export function Upgrading({ teacher, subjectId }: UpgradingProps) {
  const { pathname, search } = useLocation();
  return <UpgradeDialog actor={useUpgrade(teacher, subjectId, `${pathname}${search}`)} />;
}
