import { type SQL, sql } from 'drizzle-orm';
import { type PersonStatus, personStatuses, type StatusCounts } from '../../src/domain/homework';
import { homeworkPersons } from '../db/tables';

/** How many of the persons of a query stand at each status, as one value. */
export const standing: SQL<StatusCounts> = sql<StatusCounts>`json_build_object(${sql.join(
  personStatuses.map(
    (status) => sql`${status}::text, count(*) filter (where ${homeworkPersons.status} = ${status})`,
  ),
  sql`, `,
)})`;

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

const isDone = sql`${homeworkPersons.status} in ('completed', 'corrected')`;

/** How many of the persons of a query are done: completed or corrected. */
export const doneCount = sql<number>`count(*) filter (where ${isDone})`.mapWith(Number);

/** When the last of those was handed in; what waits to be corrected, or was withdrawn, is not done. */
export const lastDoneAt =
  sql<Date | null>`max(${homeworkPersons.completedAt}) filter (where ${isDone})`.mapWith(
    homeworkPersons.completedAt,
  );
