import { and, eq, exists, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { type Given, statement } from '../db/statement';
import { homework, homeworkPersons } from '../db/tables';
import type { Situation } from '../serve';
import { finishArranging, isReady } from './arrange';
import { dueAt } from './due';
import { happenTo, lockPersons } from './persons';

const isLate = (now: Given<Date>) => and(eq(homeworkPersons.status, 'incomplete'), lte(dueAt, now));

/** Lets the deadline pass for everybody who has not handed in by then; within a transaction [HWP-03]. */
export async function expireDue(db: Queries, now: Date): Promise<void> {
  await happenTo(db, await lockPersons(db, isLate(now)), { type: 'deadline.passed' });
}

/** Whether an assignment is to be finished, or a deadline has passed that nobody has noticed yet. */
const isAnythingDue = statement('homework.due', (db) => {
  const now = sql.placeholder('now');
  const ready = db.select({ id: homework.id }).from(homework).where(isReady(now));
  const late = db
    .select({ id: homeworkPersons.id })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(isLate(now));
  return db
    .select({ isDue: sql<boolean>`${exists(ready)} or ${exists(late)}` })
    .from(sql`(values (1)) as one`);
});

/** Brings homework up to the moment: nobody sees what time has overtaken. */
export async function settle({
  db,
  now,
  transact,
}: Pick<Situation, 'db' | 'now' | 'transact'>): Promise<void> {
  const [due] = await isAnythingDue(db, { now: now.toISOString() });
  if (due?.isDue !== true) return;
  await transact(async (queries) => {
    await finishArranging(queries, now);
    await expireDue(queries, now);
  });
}

/** Does so now, whoever looks: arranging comes to its end, and deadlines pass. */
export function settleNow({ query, transact }: Database, now: Date): Promise<void> {
  return settle({ db: query, transact, now });
}
