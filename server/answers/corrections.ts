import { and, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import { correctionDays, wrongQuestionStatuses } from '../../src/domain/answers';
import { startOfDay } from '../../src/domain/businessTime';
import { isOpen } from '../../src/machines/answers/wrongQuestion';
import type { Queries } from '../db/database';
import { answers, questions, wrongQuestions } from '../db/tables';

/** How often a question has to be corrected until it is resolved [WQU-01, WQU-02]. */
export const correctionsNeeded = 2;

/** How much a student has corrected of late in a subject: right answers to what was open, each of them counted. */
export async function countCorrections(
  db: Queries,
  { student_id: studentId, subject_id: subjectId }: { student_id: number; subject_id: number },
  now: Date,
) {
  const since = startOfDay(now, 1 - correctionDays);
  const mine = and(eq(wrongQuestions.studentId, studentId), eq(questions.subjectId, subjectId));
  const corrections = db
    .select({
      at: answers.submittedAt,
      nth: sql<number>`row_number() over (partition by ${answers.questionId}
        order by ${answers.submittedAt}, ${answers.id})`.as('nth'),
    })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .innerJoin(
      answers,
      and(
        eq(answers.studentId, wrongQuestions.studentId),
        eq(answers.questionId, wrongQuestions.questionId),
        eq(answers.isRight, true),
        gt(answers.submittedAt, wrongQuestions.wrongAt),
      ),
    )
    .where(mine)
    .as('corrections');
  const { at, nth } = corrections;
  const [found] = await db
    .select({
      today: sql`count(*) filter (where ${gte(at, startOfDay(now))})`.mapWith(Number),
      lately: sql`count(*)`.mapWith(Number),
      resolved: sql`count(*) filter (where ${eq(nth, correctionsNeeded)})`.mapWith(Number),
    })
    .from(corrections)
    .where(and(lte(nth, correctionsNeeded), gte(at, since)));
  const openStatuses = wrongQuestionStatuses.filter(isOpen);
  const [waiting] = await db
    .select({ open: sql`count(*)`.mapWith(Number) })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .where(and(mine, inArray(wrongQuestions.status, openStatuses)));
  return { today: 0, lately: 0, resolved: 0, ...found, open: waiting?.open ?? 0 };
}
