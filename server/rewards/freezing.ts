import { freezeCoinAccount, unfreezeCoinAccount } from '../../src/contract/rewards';
import type { CoinAccount } from '../../src/machines/rewards/coinAccount';
import type { Queries } from '../db/database';
import { type Handler, serve } from '../serve';
import { demandSeen, namedStudentOf } from '../students/seen';
import { happenTo, lockCoinAccount } from './coinAccounts';
import type { Owner } from './purses';

const shown = ({ status, balance, held }: CoinAccount) => ({
  status,
  coin_cnt: balance,
  held_cnt: held,
});

export const freezingHandlers: readonly Handler[] = [
  serve(freezeCoinAccount, async ({ payload, session, db, now }) => {
    const { student_id: studentId, reason } = payload;
    const { id: operatorId } = session.account;
    await demandSeen(db, operatorId, [studentId]);
    const event = { type: 'account.frozen', reason } as const;
    const entry = { kind: 'release', operatorId, at: now } as const;
    return shown(await happenTo(db, { studentId }, event, entry));
  }),

  serve(unfreezeCoinAccount, async ({ payload, session, db, now }) => {
    const { student_id: studentId } = payload;
    const { id: operatorId } = session.account;
    await demandSeen(db, operatorId, [studentId]);
    const entry = { kind: 'release', operatorId, at: now } as const;
    const { account: before } = await lockCoinAccount(db, { studentId });
    const after = await happenTo(db, { studentId }, { type: 'account.unfrozen' }, entry);
    const { name } = await namedStudentOf(db, studentId);
    return { ...shown(after), name, released_cnt: before.held };
  }),
];

/** The system freezes a coin account; within a transaction [COI-03]. */
export function freezeBySystem(
  db: Queries,
  owner: Owner,
  reason: string,
  now: Date,
): Promise<CoinAccount> {
  const entry = { kind: 'release', operatorId: null, at: now } as const;
  return happenTo(db, owner, { type: 'systemFreeze.began', reason }, entry);
}

/** The system lifts its freeze, and deposits what was held; within a transaction [COI-08]. */
export function liftSystemFreeze(db: Queries, owner: Owner, now: Date): Promise<CoinAccount> {
  const entry = { kind: 'release', operatorId: null, at: now } as const;
  return happenTo(db, owner, { type: 'systemFreeze.lifted' }, entry);
}
