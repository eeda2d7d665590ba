import { type AnyColumn, inArray, type SQL } from 'drizzle-orm';

/** Whether something is of one of the chosen grades; none chosen does not filter. */
export function isOfGrades(column: AnyColumn, chosen: number[] | undefined): SQL | undefined {
  return chosen === undefined || chosen.length === 0 ? undefined : inArray(column, chosen);
}
