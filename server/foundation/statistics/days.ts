import { foundationStudyData } from '../../../src/contract/foundation';
import { businessDay, dayAfter, toMoment } from '../../../src/domain/businessTime';
import { weeksSince } from '../../../src/domain/foundationTime';
import { type Handler, serve } from '../../serve';
import { demandSeen } from '../../students/seen';
import { noStudy, studyByDay } from './allStudy';
import { noDurations } from './study';

/** The business days from one to another, both included; at most a year and a day. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = 0; at <= 366; at += 1) {
    const day = dayAfter(from, at);
    if (day > to) break;
    days.push(day);
  }
  return days;
}

export const dayHandlers: readonly Handler[] = [
  serve(
    foundationStudyData,
    async ({ payload, session, db, now }) => {
      const { subject_id: subjectId, student_id: studentId } = payload;
      const { to = businessDay(now), from = weeksSince(to) } = payload;
      const { id: accountId } = session.account;
      if (studentId !== undefined) await demandSeen(db, accountId, [studentId]);
      const rows = await studyByDay(db, { accountId, studentId, subjectId, from, to });
      const none = { seconds: noDurations, answered: 0, right: 0, study: noStudy };
      const byDay = new Map(rows.map((row) => [row.day, row]));
      return {
        days: daysBetween(from, to).map((one) => {
          const { seconds, answered, right, study } = byDay.get(one) ?? none;
          return { day: one, seconds, answer_count: answered, right_count: right, study };
        }),
        as_of: toMoment(now),
      };
    },
    { isHeavy: true },
  ),
];
