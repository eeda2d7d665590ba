import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * The business day of a moment in the database: a date in Asia/Shanghai, to group and sort by. The zone is its
 * offset, which is constant: looked up by name, it takes several times as long.
 */
export function businessDate(at: SQLWrapper): SQL {
  return sql`(${at} at time zone interval '8 hours')::date`;
}

/** A business day in the database as it travels: `YYYY-MM-DD`. */
export function dayOf(date: SQL): SQL<string> {
  return sql<string>`to_char(${date}, 'YYYY-MM-DD')`;
}
