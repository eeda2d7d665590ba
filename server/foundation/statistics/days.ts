import { asc, sql, type SQLWrapper } from 'drizzle-orm';
import { foundationStudyData } from '../../../src/contract/foundation';
import { toMoment } from '../../../src/domain/businessTime';
import { businessDate, dayOf } from '../../businessDate';
import { dayStart } from '../../onDays';
import { type Handler, serve } from '../../serve';
import { demandSeen, isSeen } from '../../students/seen';
import { allStudy, noStudy } from './allStudy';
import { countColumns, durationColumns, noDurations, studyOf } from './study';

/** The business days from one to another, both included; at most a year and a day. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = 0; at <= 366; at += 1) {
    const day = toMoment(dayStart(from, at)).slice(0, 10);
    if (day > to) break;
    days.push(day);
  }
  return days;
}

export const dayHandlers: readonly Handler[] = [
  serve(foundationStudyData, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_id: studentId, from, to } = payload;
    const { id: accountId } = session.account;
    if (studentId !== undefined) await demandSeen(db, accountId, [studentId]);
    const whose = (student: SQLWrapper) =>
      studentId === undefined ? isSeen(db, accountId, student) : sql`${student} = ${studentId}`;
    const study = studyOf(db, { subjectId, from: dayStart(from), until: dayStart(to, 1), whose });
    const date = businessDate(study.at);
    const rows = await db
      .select({ day: dayOf(date), seconds: durationColumns(study), ...countColumns(study) })
      .from(study)
      .groupBy(date)
      .orderBy(asc(date));
    const none = { seconds: noDurations, answerCount: 0, rightCount: 0 };
    const byDay = new Map(rows.map((row) => [row.day, row]));
    const studies = await allStudy(db, { whose, from: dayStart(from), until: dayStart(to, 1) });
    return {
      days: daysBetween(from, to).map((one) => {
        const { seconds, answerCount, rightCount } = byDay.get(one) ?? none;
        const study = studies.get(one) ?? noStudy;
        return { day: one, seconds, answer_count: answerCount, right_count: rightCount, study };
      }),
      as_of: toMoment(now),
    };
  }),
];
