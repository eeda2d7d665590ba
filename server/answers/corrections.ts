import { and, eq, gte, sql } from 'drizzle-orm';
import { correctionDays } from '../../src/domain/answers';
import { startOfDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { questions, wrongQuestions } from '../db/tables';
import { isWaiting } from './errorBook';
import { answersAfter, resolves, wasOpen } from './reviewed';

/** How much a student has corrected of late in a subject: right answers to what was open, each of them counted. */
export async function countCorrections(
  db: Queries,
  { student_id: studentId, subject_id: subjectId }: { student_id: number; subject_id: number },
  now: Date,
) {
  const since = startOfDay(now, 1 - correctionDays);
  const mine = and(eq(wrongQuestions.studentId, studentId), eq(questions.subjectId, subjectId));
  const all = answersAfter(db, subjectId, eq(wrongQuestions.studentId, studentId));
  const [found] = await db
    .select({
      today: sql`count(*) filter (where ${gte(all.at, startOfDay(now))})`.mapWith(Number),
      lately: sql`count(*)`.mapWith(Number),
      resolved: sql`count(*) filter (where ${resolves(all)})`.mapWith(Number),
    })
    .from(all)
    .where(and(all.isRight, wasOpen(all), gte(all.at, since)));
  const [waiting] = await db
    .select({ open: sql`count(*)`.mapWith(Number) })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .where(and(mine, isWaiting));
  return { today: 0, lately: 0, resolved: 0, ...found, open: waiting?.open ?? 0 };
}
