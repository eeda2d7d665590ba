import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { TeacherInfo } from '../../domain/teacher';
import { stored } from '../../services/storage';
import { UpgradeDialog } from '../../ui/account/upgrade/UpgradeDialog';
import { useUpgrade } from './upgrade';

interface UpgradingProps {
  readonly teacher: TeacherInfo;
  readonly subjectId: number;
}

/** The upgrade dialog, shown over the current page. */
export function Upgrading({ teacher, subjectId }: UpgradingProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    stored.upgradeOver.write(pathname);
    return () => {
      stored.upgradeOver.forget();
    };
  }, [pathname]);
  return <UpgradeDialog actor={useUpgrade(teacher, subjectId, `${pathname}${search}`)} />;
}
