import { useState } from 'react';
import type { EventFrom } from 'xstate';
import type { AccountEntry, Viewer } from '../../domain/roles';
import type { accountMenu } from '../../machines/account/accountMenu';
import { selectTeacher } from '../../machines/shell/portalSelectors';
import { usePortal } from '../world/portalContext';

/** What the chart of the account menu hears when an entry is chosen. */
export type EntryOpened = Extract<EventFrom<typeof accountMenu>, { accountId: number }>;

const opened = {
  profile: 'profile.opened',
  password: 'password.opened',
  accountSecurity: 'security.opened',
  goBack: 'back.requested',
} as const satisfies Record<AccountEntry, EntryOpened['type']>;

/** The entry of the account menu that was chosen last, null before the first, and what chooses one. */
export function useAccountEntry({ subjectId, language, source }: Viewer) {
  const { portal } = usePortal();
  const [entry, setEntry] = useState<EntryOpened | null>(null);
  const openEntry = (name: AccountEntry) => {
    const { teacher_id: accountId = 0, uname: username = '' } =
      selectTeacher(portal.getSnapshot()) ?? {};
    const isSingleSignOn = source === 'account' || source === 'paisou';
    setEntry({ type: opened[name], accountId, username, subjectId, language, isSingleSignOn });
  };
  return { entry, openEntry };
}
