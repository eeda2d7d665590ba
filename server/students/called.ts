import { and, eq, or } from 'drizzle-orm';
import type { BrokenRule } from '../../src/domain/brokenRule';
import type { Queries } from '../db/database';
import { listings, students } from '../db/tables';
import { Refusal } from '../refusal';

/** Refuses fields of a form, each by the key of a rule. */
export const wrongFields = (issues: readonly BrokenRule[]) =>
  new Refusal('badPayload', 'badPayload', { issues });

/** Refuses one field of a form, by the key of a rule. */
export const wrongField = (field: string, rule: string) => wrongFields([{ field, rule }]);

/** The own students who are called so: the one who has the account, else all who have the name. */
export async function studentsCalled(db: Queries, accountId: number, typed: string) {
  const { id, name, username, grade } = students;
  const found = await db
    .select({ id, name, username, grade })
    .from(students)
    .innerJoin(listings, eq(listings.studentId, students.id))
    .where(
      and(
        eq(listings.accountId, accountId),
        or(eq(students.username, typed), eq(students.name, typed)),
      ),
    );
  const byAccount = found.find((student) => student.username === typed);
  return byAccount === undefined ? found : [byAccount];
}

/**
 * The own student who is called so: by account, else by a name that only one of them has [MSG-065]. What else is wrong
 * with the form is told in the same answer.
 */
export async function studentCalled(
  db: Queries,
  accountId: number,
  typed: string,
  wrong: readonly BrokenRule[],
) {
  const [student, ...namesakes] = await studentsCalled(db, accountId, typed);
  if (student === undefined) throw wrongFields([{ field: 'student', rule: 'absent' }, ...wrong]);
  if (namesakes.length > 0) throw wrongFields([{ field: 'student', rule: 'namesake' }, ...wrong]);
  if (wrong.length > 0) throw wrongFields(wrong);
  return student;
}
