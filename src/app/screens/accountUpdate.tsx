import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import { subjectPage } from '../../machines/shell/navigation';
import { selectAsked, selectGuard } from '../../machines/shell/portalSelectors';
import { PlainPage } from '../../ui/shell/PlainPage';
import { usePortal } from '../portalContext';
import type { Page } from '../screen';

interface AccountUpdateScreenProps {
  readonly page: Page;
}

/** Where a login leads [GRD-22]: an upgraded account goes on to the page that was asked for, or home. */
export function AccountUpdateScreen({ page: { teacher, subjectId } }: AccountUpdateScreenProps) {
  const asked = useSelector(useSelector(usePortal().portal, selectGuard), selectAsked);
  return teacher?.account_upgrade === 0 ? (
    <PlainPage name="built" />
  ) : (
    <Navigate to={asked ?? subjectPage('/home', subjectId)} replace />
  );
}
