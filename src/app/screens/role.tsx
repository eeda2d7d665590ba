import { RolePage } from '../../ui/account/RolePage';
import type { Page } from './screen';

/** The page for a role without access, and after signing out. */
export function Screen({ page: { ending, teacher } }: { readonly page: Page }) {
  return <RolePage name="role" ending={ending} isLoggedIn={teacher !== null} />;
}
