import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { TeacherInfo } from '../domain/teacher';
import { accountUpgrade } from '../machines/account/accountUpgrade';
import { serverTime } from '../services/serverTime';
import { keptUpgrade } from './keptUpgrade';
import { usePortal } from './portalContext';

/** The account upgrade of a teacher, where the browser kept that it stands; it ends on the next page. */
export function useUpgrade(teacher: TeacherInfo, subjectId: number, nextPage: string) {
  const { connected, inspect } = usePortal();
  const [chart] = useState(() => connected(accountUpgrade));
  const [input] = useState(() => ({
    accountId: teacher.teacher_id,
    subjectId,
    accountUpgrade: teacher.account_upgrade,
    nextPage,
    kept: keptUpgrade(teacher),
    now: serverTime(),
  }));
  return useActorRef(chart, { input, inspect });
}
