import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { AccountEntry, Viewer } from '../domain/roles';
import { accountMenu } from '../machines/account/accountMenu';
import { selectTeacher } from '../machines/shell/portalSelectors';
import { usePortal } from './portalContext';

const opened = {
  profile: 'profile.opened',
  password: 'password.opened',
  accountSecurity: 'security.opened',
} as const satisfies Record<AccountEntry, string>;

/** The chart of the account menu's dialogs, and what opens one of them. */
export function useAccountMenu({ subjectId, language, source }: Viewer) {
  const { portal, connected, inspect } = usePortal();
  const [chart] = useState(() => connected(accountMenu));
  const menu = useActorRef(chart, { inspect });
  const openEntry = (entry: AccountEntry) => {
    const accountId = selectTeacher(portal.getSnapshot())?.teacher_id ?? 0;
    const isSingleSignOn = source === 'account' || source === 'paisou';
    menu.send({ type: opened[entry], accountId, subjectId, language, isSingleSignOn });
  };
  return { menu, openEntry };
}
