import { Suspense } from 'react';
import type { AccountMenuProps } from './AccountMenu';
import { fetched } from './fetched';
import { useFetched } from './useFetched';
import { useLater } from './useLater';

const accountMenu = fetched(['account'], () => import('./AccountMenu'));

/** The account menu's dialogs, fetched when nobody waits for them; whoever is quicker has them at once. */
export function FetchedAccountMenu(props: AccountMenuProps) {
  const isHere = useLater(accountMenu) !== null;
  return <Suspense>{isHere || props.entry !== null ? <Fetching {...props} /> : null}</Suspense>;
}

function Fetching(props: AccountMenuProps) {
  const { AccountMenu } = useFetched(accountMenu);
  return <AccountMenu {...props} />;
}
