import type { TeacherInfo } from '../../domain/teacher';
import { accountUpgrade } from '../../machines/account/accountUpgrade';
import { serverTime } from '../../services/serverTime';
import { keptUpgrade } from './keptUpgrade';
import { useChart } from '../world/useChart';

/** The account upgrade of a teacher, where the browser kept that it stands; it ends on the next page. */
export function useUpgrade(
  teacher: TeacherInfo,
  subjectId: number,
  nextPage: string,
  kept = keptUpgrade(teacher),
) {
  return useChart(accountUpgrade, {
    accountId: teacher.teacher_id,
    subjectId,
    accountUpgrade: teacher.account_upgrade,
    isAgentSchool: teacher.is_agent_school === 1,
    nextPage,
    kept,
    now: serverTime(),
  });
}
