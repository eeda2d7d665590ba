import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * The time in Asia/Shanghai of a moment in the database. The zone is its offset, which is constant: looked up by
 * name, it takes several times as long.
 */
export function businessTime(at: SQLWrapper): SQL {
  return sql`(${at} at time zone interval '8 hours')`;
}

/**
 * The business day of a moment in the database, as its first moment in Asia/Shanghai, to group and sort by: counted
 * from a midnight there, which costs nothing beside reading the row. A change of zone, or a date, takes half as long
 * as the sums of a study.
 */
export function businessDate(at: SQLWrapper): SQL {
  return sql`date_bin('1 day', ${at}, '2000-01-01T00:00:00+08:00'::timestamptz)`;
}

/** A date, or a time in Asia/Shanghai, in the database as its day travels: `YYYY-MM-DD`. */
export function dayOf(date: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${date}, 'YYYY-MM-DD')`;
}

/** The business day of a moment in the database as it travels. */
export function businessDayAt(at: SQLWrapper): SQL<string> {
  return dayOf(businessTime(at));
}
