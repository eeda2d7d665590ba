import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** How many rows meet a condition. */
export const countWhere = (condition: SQL | AnyColumn | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** How many rows meet the condition of each name, as one value. */
export function countsBy<Name extends string>(
  names: readonly Name[],
  conditionOf: (name: Name) => SQL | undefined,
): SQL<Record<Name, number>> {
  const pairs = names.map((name) => sql`${name}::text, ${countWhere(conditionOf(name))}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
