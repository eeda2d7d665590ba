import { Navigate } from 'react-router-dom';
import { subjectPage } from '../../machines/shell/navigation';
import { PlainPage } from '../../ui/shell/PlainPage';
import type { Page } from '../screen';

interface AccountUpdateScreenProps {
  readonly page: Page;
}

/** Where a login leads [GRD-22]: an account that is upgraded already goes on home. */
export function AccountUpdateScreen({ page: { teacher, subjectId } }: AccountUpdateScreenProps) {
  return teacher?.account_upgrade === 0 ? (
    <PlainPage name="built" />
  ) : (
    <Navigate to={subjectPage('/home', subjectId)} replace />
  );
}
