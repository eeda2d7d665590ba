import { and, asc, eq, exists, gte, not, type SQL, sql } from 'drizzle-orm';
import { businessDay } from '../../src/domain/businessTime';
import { examsSince, scoreWindowAt } from '../../src/domain/supervision';
import type { Database, Queries } from '../db/database';
import type { Given } from '../db/statement';
import { examAbsences, listings, scores, students, supervisionFreezes } from '../db/tables';
import { lists } from '../students/filters';
import { lockStudent } from '../students/seen';
import { happenToSupervision } from './freeze';

/** The exam that scores are asked for: what it is, since when it counts, and the day of its reminder. */
interface AskedExam {
  readonly exam: Given<string>;
  readonly since: Given<string>;
  readonly remindedOn: Given<string>;
}

/** The exam that scores are asked for now, as a statement wants it. */
export function askedExam(now: Date) {
  const window = scoreWindowAt(now);
  const remindedOn = businessDay(new Date(window.from));
  return { exam: window.exam, since: examsSince(window), remindedOn };
}

/** Whether a student has neither a score of the exam in any subject, nor a reason why there was none, as a condition. */
export function lacksScore(db: Queries, { exam, since, remindedOn }: AskedExam): SQL {
  const entered = db
    .select({ id: scores.id })
    .from(scores)
    .where(
      and(
        eq(scores.studentId, students.id),
        eq(scores.examType, exam),
        gte(scores.examDate, since),
      ),
    );
  const excused = db
    .select({ studentId: examAbsences.studentId })
    .from(examAbsences)
    .where(and(eq(examAbsences.studentId, students.id), eq(examAbsences.remindedOn, remindedOn)));
  return sql`(${and(not(exists(entered)), not(exists(excused)))})`;
}

/** Whether functions of a student are frozen for want of scores, as a condition. */
export const isFrozenForScores = (db: Queries): SQL =>
  exists(
    db
      .select({ studentId: supervisionFreezes.studentId })
      .from(supervisionFreezes)
      .where(
        and(
          eq(supervisionFreezes.studentId, students.id),
          eq(supervisionFreezes.reason, 'scoresMissing'),
        ),
      ),
  );

/** Whether a freeze says otherwise than the scores: it thaws with them, and begins once they were due in vain. */
function isBehind(db: Queries, now: Date): SQL {
  const lacking = lacksScore(db, askedExam(now));
  const supervised = exists(
    db
      .select({ studentId: listings.studentId })
      .from(listings)
      .where(and(eq(listings.studentId, students.id), lists.responsible)),
  );
  const isDue = now.getTime() >= scoreWindowAt(now).due;
  const frozen = isFrozenForScores(db);
  const thaws = sql`(${frozen} and not ${lacking})`;
  return isDue ? sql`(${thaws} or (not ${frozen} and ${lacking} and ${supervised}))` : thaws;
}

/** Freezes or thaws one student by the scores that are entered now; within a transaction [SFZ-01, SFZ-03, SFZ-04]. */
export async function followScores(db: Queries, studentId: number, now: Date): Promise<void> {
  await lockStudent(db, studentId);
  const [found] = await db
    .select({ frozen: sql<boolean>`${isFrozenForScores(db)}` })
    .from(students)
    .where(and(eq(students.id, studentId), isBehind(db, now)));
  if (found === undefined) return;
  const type = found.frozen ? 'scores.submitted' : 'scores.missed';
  await happenToSupervision(db, studentId, { type }, now);
}

/** The same for everybody, once scores were due or the next exam is asked for [CONST-052]. */
export async function followAllScores(database: Database, now: Date): Promise<void> {
  const query = database.query;
  const changed = await query
    .select({ id: students.id })
    .from(students)
    .where(isBehind(query, now))
    .orderBy(asc(students.id));
  for (const { id } of changed) await database.transact((db) => followScores(db, id, now));
}
