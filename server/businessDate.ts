import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * The time in Asia/Shanghai of a moment in the database. The zone is its offset, which is constant: looked up by
 * name, it takes several times as long.
 */
export function businessTime(at: SQLWrapper): SQL {
  return sql`(${at} at time zone interval '8 hours')`;
}

/** The business day of a moment in the database: a date, to group and sort by. */
export function businessDate(at: SQLWrapper): SQL {
  return sql`${businessTime(at)}::date`;
}

/** A business day in the database as it travels: `YYYY-MM-DD`. */
export function dayOf(date: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${date}, 'YYYY-MM-DD')`;
}

/** The business day of a moment in the database as it travels. */
export function businessDayAt(at: SQLWrapper): SQL<string> {
  return dayOf(businessTime(at));
}
