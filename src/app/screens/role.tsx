import { RolePage } from '../../ui/account/RolePage';

/** The page for a role without access, and after signing out. */
export function Screen() {
  return <RolePage name="role" />;
}
