import { RolePage } from '../../ui/account/RolePage';

/** The same page, reached from the account platform [CODE-013]. */
export function Screen() {
  return <RolePage name="account" />;
}
