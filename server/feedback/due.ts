import { and, eq, max, sql, type SQLWrapper } from 'drizzle-orm';
import { dayLength } from '../../src/domain/businessTime';
import { feedbackDays } from '../../src/domain/studentOverview';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import { classFeedbacks, students } from '../db/tables';

/** When parents last heard of each student in a subject, to be joined. */
export function lastFeedback(db: Queries, subjectId: Given<number>) {
  return db
    .select({
      studentId: classFeedbacks.studentId,
      givenAt: max(classFeedbacks.submittedAt).as('given_at'),
    })
    .from(classFeedbacks)
    .where(and(eq(classFeedbacks.subjectId, subjectId), eq(classFeedbacks.status, 'given')))
    .groupBy(classFeedbacks.studentId)
    .as('last_feedback');
}

/** Parents who have last heard before that moment have not for long. */
export const heardBefore = (now: Date) => new Date(now.getTime() - feedbackDays * dayLength);

/** `isFeedbackDue` of the joined student, as a condition. */
export function isFeedbackDueNow(lastGivenAt: SQLWrapper, longAgo: Given<string>) {
  return sql<boolean>`(${students.lastActiveAt} is not null and (${lastGivenAt} is null
    or (${students.lastActiveAt} > ${lastGivenAt} and ${lastGivenAt} < ${longAgo}::timestamptz)))`;
}
