import { and, eq, inArray, sql } from 'drizzle-orm';
import type { HomeworkRow } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { statement } from '../db/statement';
import { homework, homeworkPersons } from '../db/tables';
import { absent } from '../refusal';
import { isSeen } from '../students/seen';
import type { Language } from '../words';
import { homeworkRowOf, selectAssignments } from './assignmentRow';
import { nobody, standing } from './counts';
import { isHomeworkSeen } from './filters';
import { personRowOf, selectPersons } from './personRow';

interface GivenHomework extends Pick<HomeworkRow, 'is_own' | 'counts'> {
  readonly id: number;
}

/** The thing that a call is about, in the subject that the call names. */
export interface Wanted {
  readonly id: number;
  readonly subjectId: number;
  readonly accountId: number;
}

/** How the persons of an assignment stand, of those whom the account sees. */
const selectCounts = statement('homework.counts', (db) =>
  db
    .select({ counts: standing })
    .from(homeworkPersons)
    .where(
      and(
        eq(homeworkPersons.homeworkId, sql.placeholder('id')),
        isSeen(db, sql.placeholder('accountId'), homeworkPersons.studentId),
      ),
    ),
);

const selectGivenCounts = statement('homework.givenCounts', (db) =>
  db
    .select({ counts: standing })
    .from(homeworkPersons)
    .where(eq(homeworkPersons.homeworkId, sql.placeholder('id'))),
);

/** How all stand whom an assignment was given, whoever they belong to by now: for its owner alone. */
export async function givenCounts(db: Queries, { id, is_own, counts }: GivenHomework) {
  if (!is_own) return counts;
  const [all] = await selectGivenCounts(db, { id });
  return all?.counts ?? nobody;
}

/** An assignment that the account sees, or absent. */
export async function homeworkOf(db: Queries, wanted: Wanted, language: Language) {
  const [row] = await selectAssignments(db, wanted.accountId, language).where(
    and(
      eq(homework.id, wanted.id),
      eq(homework.subjectId, wanted.subjectId),
      isHomeworkSeen(db, wanted.accountId),
    ),
  );
  if (row === undefined) throw absent();
  const [counted] = await selectCounts(db, { id: wanted.id, accountId: wanted.accountId });
  return homeworkRowOf(row, counted?.counts ?? nobody);
}

interface SeveralWanted extends Omit<Wanted, 'id'> {
  readonly ids: readonly number[];
}

/** Whether a person's homework is the one wanted and the account sees the student, as a condition. */
export const isPersonOf = (db: Queries, { id, ...rest }: Wanted) =>
  isAmongPersons(db, { ...rest, ids: [id] });

/** The same of several. */
export function isAmongPersons(db: Queries, { ids, subjectId, accountId }: SeveralWanted) {
  return and(
    inArray(homeworkPersons.id, [...ids]),
    eq(homework.subjectId, subjectId),
    isSeen(db, accountId, homeworkPersons.studentId),
  );
}

/** One student's homework that the account sees, or absent. */
export async function personOf(db: Queries, wanted: Wanted, language: Language) {
  const [row] = await selectPersons(db, language).where(isPersonOf(db, wanted));
  if (row === undefined) throw absent();
  return personRowOf(row);
}
