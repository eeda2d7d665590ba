import { randomInt } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import { rewardStudents } from '../../src/contract/rewards';
import { leastReward, type RewardWay } from '../../src/domain/rewards';
import { students } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { seenAmong } from '../students/seen';
import { coinsOf, earn, tellCoins } from './coinAccounts';
import { lockPayer } from './payment';
import { amountIn } from './purses';

/** What one of those who are rewarded gets of an amount. */
export const shareOf = (coins: number, way: RewardWay): number =>
  way === 'fixed' ? coins : randomInt(leastReward(coins), coins + 1);

export const rewardingHandlers: readonly Handler[] = [
  serve(rewardStudents, async ({ payload, session, db, now }) => {
    const { coins: most, way, remark } = payload;
    const { id: accountId } = session.account;
    const { studentIds, notYours } = await seenAmong(db, accountId, payload.student_ids);
    const payer = { accountId };
    const from = coinsOf(payer);
    // Locked until the end: nothing is spent in between.
    const { balance } = await lockPayer(db, payer);
    if (balance < most * studentIds.length) throw new Refusal('conflict', 'coins.insufficient');
    const entry = { kind: 'reward', operatorId: accountId, remark, at: now } as const;
    const named = await db
      .select({ student_id: students.id, name: students.name, username: students.username })
      .from(students)
      .where(inArray(students.id, studentIds))
      .orderBy(asc(students.id));
    const outcomes = [];
    // In the order of their ids, so that two rewards at once don't wait for each other.
    for (const student of named) {
      const payee = { studentId: student.student_id };
      const coins = shareOf(most, way);
      const { status } = await earn(db, payee, coins, { from, ...entry });
      outcomes.push({ ...student, coins, is_held: status !== 'normal' });
    }
    await tellCoins(db, payer);
    return { outcomes, not_yours: notYours, coin_cnt: await amountIn(db, from) };
  }),
];
