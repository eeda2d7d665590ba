import { and, desc, eq, inArray, isNull, not } from 'drizzle-orm';
import { type ErrorCause, errorCauses, supposedReasons } from '../../src/domain/answers';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { answers } from '../db/tables';

/** The wrong answers of a student to some questions, the latest first. */
export function wrongAnswersOf(db: Queries, studentId: number, questionIds: readonly number[]) {
  return db
    .select({ answer: answers, cause: tables.errorCauses.cause })
    .from(answers)
    .leftJoin(tables.errorCauses, eq(tables.errorCauses.answerId, answers.id))
    .where(
      and(
        eq(answers.studentId, studentId),
        inArray(answers.questionId, [...questionIds]),
        not(answers.isRight),
        isNull(answers.skipReason),
      ),
    )
    .orderBy(desc(answers.submittedAt), desc(answers.id));
}

type Wrong = Awaited<ReturnType<typeof wrongAnswersOf>>[number];

/** Why a question was wrong the last time: the teacher's own cause, else the one that is supposed; null: unknown. */
export function lastCause(
  question: { readonly id: number; readonly difficulty: number },
  wrong: readonly Wrong[],
): ErrorCause | null {
  const last = wrong.find(({ answer }) => answer.questionId === question.id);
  if (last === undefined) return null;
  const own = errorCauses.find((cause) => cause === last.cause);
  const { difficulty } = question;
  const [supposed] = supposedReasons({ ...last.answer, isWrong: true, difficulty });
  return own ?? supposed?.cause ?? null;
}
