import { RolePage } from '../../ui/account/RolePage';

/** Whoever is not let in, or has signed out. */
export function Screen() {
  return <RolePage name="role" />;
}
