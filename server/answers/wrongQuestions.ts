import { and, eq, inArray } from 'drizzle-orm';
import { type WrongQuestionStatus, wrongQuestionStatuses } from '../../src/domain/answers';
import { nextWrongQuestion } from '../../src/machines/answers/wrongQuestion';
import type { Queries } from '../db/database';
import { wrongQuestions } from '../db/tables';
import { Refusal } from '../refusal';

/** An answer as far as the error book cares. */
export interface Answered {
  readonly studentId: number;
  readonly questionId: number;
  readonly isRight: boolean;
  readonly submittedAt: Date;
}

const statusOf = (text: string): WrongQuestionStatus =>
  wrongQuestionStatuses.find((status) => status === text) ?? 'unresolved';

/** A student corrects a wrong question; within a transaction. Throws Refusal where it is none, or resolved [WQU-01, WQU-02]. */
export async function correctQuestion(
  db: Queries,
  { studentId, questionId }: Pick<Answered, 'studentId' | 'questionId'>,
  now: Date,
): Promise<void> {
  const place = and(
    eq(wrongQuestions.studentId, studentId),
    eq(wrongQuestions.questionId, questionId),
  );
  const [row] = await db.select().from(wrongQuestions).where(place).for('update');
  if (row === undefined) throw new Refusal('absent', 'absent');
  const next = nextWrongQuestion(statusOf(row.status), { type: 'question.corrected' });
  if (next === null) throw new Refusal('conflict', 'conflict', { status: row.status });
  await db.update(wrongQuestions).set({ status: next, correctedAt: now }).where(place);
}

/**
 * Notes in the error book what a student has just answered, within a transaction: a wrong answer opens a
 * question, a right one to an open question corrects it.
 */
export async function noteAnswers(db: Queries, answered: readonly Answered[]): Promise<void> {
  for (const { studentId, questionId, isRight, submittedAt } of answered) {
    if (!isRight) {
      const opened = { studentId, questionId, status: 'unresolved', wrongAt: submittedAt };
      await db.insert(wrongQuestions).values(opened).onConflictDoNothing();
      continue;
    }
    const open = await db
      .select({ questionId: wrongQuestions.questionId })
      .from(wrongQuestions)
      .where(
        and(
          eq(wrongQuestions.studentId, studentId),
          eq(wrongQuestions.questionId, questionId),
          inArray(wrongQuestions.status, ['unresolved', 'correctedOnce']),
        ),
      );
    if (open.length > 0) await correctQuestion(db, { studentId, questionId }, submittedAt);
  }
}
