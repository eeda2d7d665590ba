import { and, count, countDistinct, eq, gte, lt } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { activities, answers, questions } from '../../db/tables';
import { isRecitation, type Meant } from './study';

const always = { from: new Date(0), until: new Date('9999-01-01T00:00:00Z') };

interface Counted {
  readonly studentId: number;
  readonly count: number;
}

const byStudent = (rows: readonly Counted[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ studentId, count: times }) => [studentId, times]));

/** How often students have recited words, and how many passages of the subject they have read. */
export async function countReading(db: Queries, meant: Meant) {
  const { from = always.from, until = always.until } = meant;
  const recited = await db
    .select({ studentId: activities.studentId, count: count() })
    .from(activities)
    .where(
      and(
        meant.whose(activities.studentId),
        isRecitation(activities),
        gte(activities.at, from),
        lt(activities.at, until),
      ),
    )
    .groupBy(activities.studentId);
  const read = await db
    .select({ studentId: answers.studentId, count: countDistinct(questions.passageId) })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        meant.whose(answers.studentId),
        eq(questions.subjectId, meant.subjectId),
        gte(answers.submittedAt, from),
        lt(answers.submittedAt, until),
      ),
    )
    .groupBy(answers.studentId);
  return { recited: byStudent(recited), read: byStudent(read) };
}
