import { randomInt } from 'node:crypto';
import { rewardStudents } from '../../src/contract/rewards';
import { leastReward, type RewardWay } from '../../src/domain/rewards';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen } from '../students/seen';
import { coinsOf, findCoinAccount, lockCoinAccount } from './coinAccounts';
import { pay } from './payment';
import { amountIn } from './purses';

const shareOf = (coins: number, way: RewardWay): number =>
  way === 'fixed' ? coins : randomInt(leastReward(coins), coins + 1);

export const rewardingHandlers: readonly Handler[] = [
  serve(rewardStudents, async ({ payload, session, db, now }) => {
    const { student_ids: studentIds, coins: most, way, remark } = payload;
    const { id: accountId } = session.account;
    await demandSeen(db, accountId, studentIds);
    const payer = { accountId };
    // The lock that `pay` takes for each: nothing is spent in between.
    const { account } = await lockCoinAccount(db, payer);
    if (account.balance < most * studentIds.length)
      throw new Refusal('conflict', 'coins.insufficient');
    const entry = { kind: 'reward', operatorId: accountId, remark, at: now } as const;
    const given = new Map<number, { coins: number; is_held: boolean }>();
    // In the order of their ids, so that two rewards at once don't wait for each other.
    for (const studentId of studentIds.toSorted((one, other) => one - other)) {
      const amount = shareOf(most, way);
      const payee = { studentId };
      await pay(db, { payer, payee, amount }, entry);
      const { status } = await findCoinAccount(db, payee);
      given.set(studentId, { coins: amount, is_held: status !== 'normal' });
    }
    return {
      outcomes: studentIds.flatMap((student_id) => {
        const outcome = given.get(student_id);
        return outcome === undefined ? [] : [{ student_id, ...outcome }];
      }),
      coin_cnt: await amountIn(db, coinsOf(payer)),
    };
  }),
];
