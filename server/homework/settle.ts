import { and, exists, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { type Given, statement } from '../db/statement';
import { homework, homeworkPersons } from '../db/tables';
import type { Situation } from '../serve';
import { finishArranging, isReady } from './arrange';
import { happenTo, lockNextPersons } from './persons';

/** How many deadlines pass at once: nobody who looks waits for those of a whole campus. */
const batch = 100;

/** The status stands in the statement, so that every plan may use its index. */
const isLate = (now: Given<Date>) =>
  and(sql`${homeworkPersons.status} = 'incomplete'`, lte(homeworkPersons.dueAt, now));

/** Lets the deadline pass for those who have not handed in by then; within a transaction [HWP-03]. */
async function expireDue(db: Queries, now: Date): Promise<number> {
  const late = await lockNextPersons(db, isLate(now), batch);
  await happenTo(db, late, { type: 'deadline.passed' });
  return late.length;
}

/** Whether an assignment is to be finished, or a deadline has passed that nobody has noticed yet. */
const isAnythingDue = statement('homework.due', (db) => {
  const now = sql.placeholder('now');
  const ready = db.select({ id: homework.id }).from(homework).where(isReady(now));
  const late = db.select({ id: homeworkPersons.id }).from(homeworkPersons).where(isLate(now));
  return db
    .select({ isDue: sql<boolean>`${exists(ready)} or ${exists(late)}` })
    .from(sql`(values (1)) as one`);
});

/**
 * Brings homework up to the moment: nobody sees what time has overtaken, unless more than a batch is due at once.
 * Then the rest follows within seconds, by the server's own pace. Answers whether there may be more.
 */
export async function settle({
  db,
  now,
  transact,
}: Pick<Situation, 'db' | 'now' | 'transact'>): Promise<boolean> {
  const [due] = await isAnythingDue(db, { now: now.toISOString() });
  if (due?.isDue !== true) return false;
  return transact(async (queries) => {
    await finishArranging(queries, now);
    return (await expireDue(queries, now)) === batch;
  });
}

/** Does so now, until nothing is left: arranging comes to its end, and deadlines pass. */
export async function settleNow({ query, transact }: Database, now: Date): Promise<void> {
  while (await settle({ db: query, transact, now }));
}
