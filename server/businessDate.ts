import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** The business day of a moment in the database: a date in Asia/Shanghai, to group and sort by. */
export function businessDate(at: SQLWrapper): SQL {
  return sql`(${at} at time zone 'Asia/Shanghai')::date`;
}

/** A business day in the database as it travels: `YYYY-MM-DD`. */
export function dayOf(date: SQL): SQL<string> {
  return sql<string>`to_char(${date}, 'YYYY-MM-DD')`;
}
