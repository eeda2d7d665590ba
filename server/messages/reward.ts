import { and, eq, sql } from 'drizzle-orm';
import { rewardMessage } from '../../src/contract/messages';
import type { Queries } from '../db/database';
import { messages } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { findCoinAccount } from '../rewards/coinAccounts';
import { pay } from '../rewards/payment';
import { type Handler, serve } from '../serve';
import { canBeRewarded, type Inbox, inboxOf, isIn } from './own';

/** The student of a message that may be rewarded, locked; a Refusal where there is none, or somebody was faster. */
async function lockRewardable(db: Queries, inbox: Inbox, id: number): Promise<number> {
  const [found] = await db
    .select({
      studentId: messages.studentId,
      isOpen: sql<boolean>`${canBeRewarded}`,
    })
    .from(messages)
    .where(and(isIn(db, inbox), eq(messages.id, id)))
    .for('update');
  if (typeof found?.studentId !== 'number') throw absent();
  if (!found.isOpen) throw new Refusal('conflict', 'messageNotRewardable');
  return found.studentId;
}

export const rewardHandlers: readonly Handler[] = [
  // What is rewarded has been read. The message keeps the coins, so that they are given once.
  serve(rewardMessage, async ({ payload, session, db, now, tell }) => {
    const { message_id, coins, remark } = payload;
    const payer = { accountId: session.account.id };
    const studentId = await lockRewardable(db, inboxOf(session, payload), message_id);
    await pay(
      db,
      { payer, payee: { studentId }, amount: coins },
      { kind: 'reward', operatorId: session.account.id, remark, at: now },
    );
    await db
      .update(messages)
      .set({ rewardCoins: coins, isRead: true })
      .where(eq(messages.id, message_id));
    await tell([session.account.id], { type: 'message.changed' });
    return { coin_cnt: (await findCoinAccount(db, payer)).balance };
  }),
];
