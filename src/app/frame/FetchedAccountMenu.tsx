import { Suspense } from 'react';
import type { AccountMenuProps } from './AccountMenu';
import { fetched } from '../loading/fetched';
import { useFetched } from '../loading/useFetched';
import { useDeferred } from '../loading/useDeferred';

const accountMenu = fetched(['account'], () => import('./AccountMenu'));

/** Loads the account menu's dialogs when the browser is idle, or at once when an entry is chosen first. */
export function FetchedAccountMenu(props: AccountMenuProps) {
  const isHere = useDeferred(accountMenu) !== null;
  return <Suspense>{isHere || props.entry !== null ? <Fetching {...props} /> : null}</Suspense>;
}

function Fetching(props: AccountMenuProps) {
  const { AccountMenu } = useFetched(accountMenu);
  return <AccountMenu {...props} />;
}
