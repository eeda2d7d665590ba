import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type PersonStatus, personStatuses, type StatusCounts } from '../../src/domain/homework';
import { countsBy, countWhere } from '../counting';
import { homeworkPersons } from '../db/tables';

/** How many rows of a query stand at each status. */
export const standingOf = (status: SQLWrapper): SQL<StatusCounts> =>
  countsBy(personStatuses, (one) => sql`${status} = ${one}`);

/** How many of the persons of a query stand at each status. */
export const standing = standingOf(homeworkPersons.status);

export const nobody: StatusCounts = {
  incomplete: 0,
  toBeCorrected: 0,
  corrected: 0,
  completed: 0,
  expired: 0,
  invalid: 0,
};

/** How many of some persons stand at each status. */
export function countStatuses(persons: readonly { readonly status: PersonStatus }[]): StatusCounts {
  return persons.reduce(
    (counts, { status }) => ({ ...counts, [status]: counts[status] + 1 }),
    nobody,
  );
}

/** Whether a status is that of who is done. */
export const isDoneBy = (status: SQLWrapper) => sql`${status} in ('completed', 'corrected')`;
const isDone = isDoneBy(homeworkPersons.status);

/** The sums of how some groups of persons stand. */
export function addCounts(all: readonly StatusCounts[]): StatusCounts {
  return all.reduce(
    (sum, counts) => ({
      incomplete: sum.incomplete + counts.incomplete,
      toBeCorrected: sum.toBeCorrected + counts.toBeCorrected,
      corrected: sum.corrected + counts.corrected,
      completed: sum.completed + counts.completed,
      expired: sum.expired + counts.expired,
      invalid: sum.invalid + counts.invalid,
    }),
    nobody,
  );
}

/** How many of some persons there are, by how they stand. */
export function countAll(counts: StatusCounts): number {
  return personStatuses.reduce((sum, status) => sum + counts[status], 0);
}

/** How many of them are done. */
export function countDone({ completed, corrected }: StatusCounts): number {
  return completed + corrected;
}

/** How many of the persons of a query are done: completed or corrected. */
export const doneCount = countWhere(isDone);

/** When the last of those was handed in; what waits to be corrected, or was withdrawn, is not done. */
export const lastDoneAt =
  sql<Date | null>`max(${homeworkPersons.completedAt}) filter (where ${isDone})`.mapWith(
    homeworkPersons.completedAt,
  );
