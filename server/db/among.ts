import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Whether an id is one of some, which are one value of the statement: hundreds of places take milliseconds to write
 * and to plan.
 */
export function isAmong(id: AnyColumn, ids: readonly number[]): SQL {
  return sql`${id} = any(${`{${ids.join()}}`}::int[])`;
}
