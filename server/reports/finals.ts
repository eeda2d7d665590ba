import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ReportSheet } from '../../src/domain/reports';
import { isWaiting } from '../answers/errorBook';
import type { Queries } from '../db/database';
import { accounts, finalReviews, questions, wrongQuestions } from '../db/tables';

interface Asked {
  readonly subject_id: number;
  readonly from: string;
  readonly to: string;
}

/** What is said of these students' terms, by student [CALL-190]. */
export async function finalReviewsOf(db: Queries, studentIds: readonly number[], asked: Asked) {
  const rows = await db
    .select({
      studentId: finalReviews.studentId,
      text: finalReviews.text,
      by: accounts.realName,
    })
    .from(finalReviews)
    .innerJoin(accounts, eq(accounts.id, finalReviews.accountId))
    .where(
      and(
        inArray(finalReviews.studentId, [...studentIds]),
        eq(finalReviews.subjectId, asked.subject_id),
        eq(finalReviews.firstDay, asked.from),
        eq(finalReviews.lastDay, asked.to),
      ),
    );
  return new Map<number, ReportSheet['review']>(
    rows.map(({ studentId, ...review }) => [studentId, review]),
  );
}

/** How many wrong questions of the subject wait in these students' error books, by student. */
export async function waitingOf(db: Queries, studentIds: readonly number[], { subject_id }: Asked) {
  const rows = await db
    .select({
      studentId: wrongQuestions.studentId,
      waiting: sql<number>`count(*)`.mapWith(Number),
    })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .where(
      and(
        inArray(wrongQuestions.studentId, [...studentIds]),
        eq(questions.subjectId, subject_id),
        isWaiting,
      ),
    )
    .groupBy(wrongQuestions.studentId);
  return new Map(rows.map(({ studentId, waiting }) => [studentId, waiting]));
}
