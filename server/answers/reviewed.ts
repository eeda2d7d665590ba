import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { businessDayAt } from '../businessDate';
import type { Queries } from '../db/database';
import { answers, questions, wrongQuestions } from '../db/tables';

/** How often a question has to be corrected until it is resolved [WQU-01, WQU-02]. */
const correctionsNeeded = 2;

/** The answers to wrong questions after they were got wrong, each with its number among the right ones so far. */
export function answersAfter(db: Queries, subjectId: number, isMeant: SQL | undefined) {
  return db
    .select({
      ...{ id: answers.id, studentId: answers.studentId, questionId: answers.questionId },
      ...{ isRight: answers.isRight, seconds: answers.seconds, at: answers.submittedAt },
      rights: sql<number>`count(*) filter (where ${answers.isRight}) over (
        partition by ${answers.studentId}, ${answers.questionId}
        order by ${answers.submittedAt}, ${answers.id})`.as('rights'),
    })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .innerJoin(
      answers,
      and(
        eq(answers.studentId, wrongQuestions.studentId),
        eq(answers.questionId, wrongQuestions.questionId),
        gt(answers.submittedAt, wrongQuestions.wrongAt),
        isNull(answers.skipReason),
      ),
    )
    .where(and(eq(questions.subjectId, subjectId), isMeant))
    .as('reviews');
}

export type Reviews = ReturnType<typeof answersAfter>;

/** Whether a question was still open when it was answered: then the answer is a review of it. */
export const wasOpen = ({ rights, isRight }: Reviews) =>
  lt(sql`${rights} - ${isRight}::int`, correctionsNeeded);
export const resolves = ({ rights, isRight }: Reviews) =>
  sql<boolean>`${isRight} and ${rights} = ${correctionsNeeded}`;
export const dayOf = ({ at }: Pick<Reviews, 'at'>) => businessDayAt(at);
