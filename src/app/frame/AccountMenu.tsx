import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { accountMenu, selectIsOpen } from '../../machines/account/accountMenu';
import type { EntryOpened } from './accountEntry';
import { useChart } from '../world/useChart';

/** Dialogs that are loaded when an entry is chosen. */
const AccountDialogs = lazy(async () => ({
  default: (await import('../../ui/account/AccountDialogs')).AccountDialogs,
}));

export interface AccountMenuProps {
  /** The entry that was chosen last, null before the first; each choice is an object of its own. */
  readonly entry: EntryOpened | null;
  readonly onClosed?: () => void;
}

/** The dialogs of the account menu, which open over any page. */
export function AccountMenu({ entry, onClosed }: AccountMenuProps) {
  const menu = useChart(accountMenu, undefined);
  const isOpen = useSelector(menu, selectIsOpen);
  useEffect(() => {
    const changes = menu.subscribe((snapshot) => {
      if (!selectIsOpen(snapshot)) onClosed?.();
    });
    return () => {
      changes.unsubscribe();
    };
  }, [menu, onClosed]);
  useEffect(() => {
    if (entry !== null) menu.send(entry);
  }, [menu, entry]);
  return <Suspense>{isOpen ? <AccountDialogs actor={menu} /> : null}</Suspense>;
}
