import { and, eq, max, sql, type SQLWrapper } from 'drizzle-orm';
import { dayLength } from '../../src/domain/businessTime';
import { feedbackDays } from '../../src/domain/studentOverview';
import type { Queries } from '../db/database';
import { classFeedbacks, students } from '../db/tables';

/** When parents last heard of each student in a subject, to be joined. */
export function lastFeedback(db: Queries, subjectId: number) {
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

/** `isFeedbackDue` of the joined student, as a condition. */
export function isFeedbackDueNow(lastGivenAt: SQLWrapper, now: Date) {
  const longAgo = new Date(now.getTime() - feedbackDays * dayLength);
  return sql<boolean>`(${students.lastActiveAt} is not null and (${lastGivenAt} is null
    or (${students.lastActiveAt} > ${lastGivenAt} and ${lastGivenAt} < ${longAgo.toISOString()}::timestamptz)))`;
}
