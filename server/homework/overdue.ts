import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { dayLength } from '../../src/domain/businessTime';
import type { Given } from '../db/statement';
import { homeworkPersons } from '../db/tables';

/** Since when a deadline is one of the last 24 hours. */
export const lately = (now: Date) => new Date(now.getTime() - dayLength);

/** Whether homework has expired between two moments. */
export function isOverdueBetween(since: Given<Date>, now: Given<Date>): SQL | undefined {
  return and(
    eq(homeworkPersons.status, 'expired'),
    gt(homeworkPersons.dueAt, since),
    lte(homeworkPersons.dueAt, now),
  );
}

/** Whether homework has expired within the last 24 hours. */
export function isOverdueLately(now: Date): SQL | undefined {
  return isOverdueBetween(lately(now), now);
}
