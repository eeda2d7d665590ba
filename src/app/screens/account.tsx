import { RolePage } from '../../ui/account/RolePage';
import type { Page } from './screen';

/** The same page, reached from the account platform [CODE-013]. */
export function Screen({ page: { ending, teacher } }: { readonly page: Page }) {
  return <RolePage name="account" ending={ending} isLoggedIn={teacher !== null} />;
}
