import { and, eq, inArray } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import { type WrongQuestionStatus, wrongQuestionStatuses } from '../../src/domain/answers';
import { nextWrongQuestion, type wrongQuestion } from '../../src/machines/answers/wrongQuestion';
import type { Queries } from '../db/database';
import { wrongQuestions } from '../db/tables';
import { lifeCycle, outcomeOf } from '../lifeCycle';
import { absent, Refusal } from '../refusal';

/** An answer as far as the error book cares. */
export interface Answered {
  readonly studentId: number;
  readonly questionId: number;
  readonly isRight: boolean;
  readonly skipReason?: string | null | undefined;
  readonly submittedAt: Date;
}

const statusOf = (text: string): WrongQuestionStatus =>
  wrongQuestionStatuses.find((status) => status === text) ?? 'unresolved';

type Whose = Pick<Answered, 'studentId' | 'questionId'>;

const placeOf = ({ studentId, questionId }: Whose) =>
  and(eq(wrongQuestions.studentId, studentId), eq(wrongQuestions.questionId, questionId));

/** Lets an event happen to a wrong question, by the chart wrongQuestion [WQU-01, WQU-02]. */
const happenToQuestion = lifeCycle({
  async lock(db, whose: Whose) {
    const [row] = await db.select().from(wrongQuestions).where(placeOf(whose)).for('update');
    if (row === undefined) throw absent();
    return statusOf(row.status);
  },
  next: (status, event: EventFrom<typeof wrongQuestion>) =>
    outcomeOf(nextWrongQuestion(status, event)),
  refuse: (status) => new Refusal('conflict', 'conflict', { status }),
  async store(db, whose, status, { change: now }: { change: Date }) {
    await db.update(wrongQuestions).set({ status, correctedAt: now }).where(placeOf(whose));
  },
  tell: () => Promise.resolve(),
});

/** A student corrects a wrong question; within a transaction. Throws Refusal where it is none, or resolved. */
export async function correctQuestion(db: Queries, question: Whose, now: Date): Promise<void> {
  await happenToQuestion(db, question, { type: 'question.corrected' }, now);
}

/**
 * Notes in the error book what a student has just answered, within a transaction: a wrong answer opens a
 * question, a right one to an open question corrects it, a skipped one does nothing.
 */
export async function noteAnswers(db: Queries, answered: readonly Answered[]): Promise<void> {
  for (const { studentId, questionId, isRight, skipReason, submittedAt } of answered) {
    if (typeof skipReason === 'string') continue;
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
