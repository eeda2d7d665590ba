import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from './db/database';
import { responsibilities, students } from './db/tables';
import { absent, Refusal } from './refusal';
import type { Session } from './session';

export type Student = typeof students.$inferSelect;

/** The ids of the students whom an account looks after, as a part of a query: `inArray(students.id, …)`. */
export function responsibleFor(db: Queries, { account }: Pick<Session, 'account'>) {
  return db
    .select({ id: responsibilities.studentId })
    .from(responsibilities)
    .where(eq(responsibilities.accountId, account.id));
}

/** The students of a list of ids, all of whom the account looks after; else absent, as if there were none. */
export async function studentsOf(
  db: Queries,
  session: Pick<Session, 'account'>,
  ids: readonly number[],
): Promise<Student[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db
    .select()
    .from(students)
    .where(and(inArray(students.id, wanted), inArray(students.id, responsibleFor(db, session))));
  if (found.length !== wanted.length) throw absent();
  return found;
}

/** A student whom the account looks after; somebody else's is as absent as none at all. */
export async function studentOf(
  db: Queries,
  session: Pick<Session, 'account'>,
  id: number,
): Promise<Student> {
  const [student] = await studentsOf(db, session, [id]);
  if (student === undefined) throw absent();
  return student;
}

/** Demands that a subject is one of the account's. `serve` does so for every payload's `subject_id`. */
export function demandSubject({ account }: Pick<Session, 'account'>, subjectId: number): void {
  if (!account.subjects.includes(subjectId)) throw new Refusal('forbidden', 'subjectNotYours');
}
