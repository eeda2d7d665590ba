import { and, eq } from 'drizzle-orm';
import { businessDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { dailyActs } from '../db/tables';
import { Refusal } from '../refusal';

/** What an account may do but once a business day. */
export type DailyAct = 'signIn' | 'welcomeGift' | 'allocationRequest';

/** Whether the account has done it on the business day of `now`. */
export async function isDoneToday(
  db: Queries,
  accountId: number,
  act: DailyAct,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ day: dailyActs.day })
    .from(dailyActs)
    .where(
      and(
        eq(dailyActs.accountId, accountId),
        eq(dailyActs.act, act),
        eq(dailyActs.day, businessDay(now)),
      ),
    );
  return found.length > 0;
}

/** Notes that the account does it today; within a transaction. Throws Refusal where it has been done already. */
export async function doOnceToday(
  db: Queries,
  accountId: number,
  act: DailyAct,
  now: Date,
): Promise<void> {
  const noted = await db
    .insert(dailyActs)
    .values({ accountId, act, day: businessDay(now) })
    .onConflictDoNothing()
    .returning({ day: dailyActs.day });
  if (noted.length === 0) throw new Refusal('conflict', `daily.${act}`);
}
