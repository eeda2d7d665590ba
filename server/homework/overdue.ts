import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { dayLength } from '../../src/domain/businessTime';
import { homeworkPersons } from '../db/tables';

/** Whether homework has expired within the last 24 hours. */
export function isOverdueLately(now: Date): SQL | undefined {
  return and(
    eq(homeworkPersons.status, 'expired'),
    gt(homeworkPersons.dueAt, new Date(now.getTime() - dayLength)),
    lte(homeworkPersons.dueAt, now),
  );
}
