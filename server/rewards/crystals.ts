import { asc, inArray } from 'drizzle-orm';
import { deductCrystals, rewardCrystals } from '../../src/contract/crystals';
import { accountOfShown } from '../account/password';
import { students } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve, serveChecked } from '../serve';
import { demandSeen, seenAmong, tellOfStudent } from '../students/seen';
import { amountIn, type Owner, type Purse, transfer } from './purses';

/** Somebody's purse of crystals: what a student has, or an account has to give. */
export const crystalsOf = (owner: Owner): Purse => ({ owner, asset: 'crystal', place: 'balance' });

export const crystalHandlers: readonly Handler[] = [
  serve(rewardCrystals, async ({ payload, session, db, now }) => {
    const { crystals: amount, remark } = payload;
    const { id: accountId } = session.account;
    const { studentIds, notYours } = await seenAmong(db, accountId, payload.student_ids);
    const from = crystalsOf({ accountId });
    const entry = { kind: 'crystalReward', operatorId: accountId, remark, at: now } as const;
    // In the order of their ids, so that two rewards at once don't wait for each other.
    for (const studentId of studentIds.toSorted((one, other) => one - other)) {
      const isGiven = await transfer(db, { from, to: crystalsOf({ studentId }), amount }, entry);
      if (!isGiven) throw new Refusal('conflict', 'crystals.outOfStock');
      await tellOfStudent(db, studentId);
    }
    const named = await db
      .select({ name: students.name })
      .from(students)
      .where(inArray(students.id, studentIds))
      .orderBy(asc(students.id));
    const names = named.map(({ name }) => name);
    return { stock: await amountIn(db, from), not_yours: notYours, names };
  }),

  serveChecked(
    deductCrystals,
    async ({ payload, session, ...situation }) => {
      const account = await accountOfShown(situation, payload);
      // A colleague's password proves nothing of who sits here.
      return account?.id === session.account.id;
    },
    async ({ payload, session, db, now }, isProven) => {
      if (!isProven) throw new Refusal('wrongCredentials', 'wrongCredentials');
      const {
        student_id: studentId,
        crystals: amount,
        crystal_cnt: seen,
        reason: remark,
      } = payload;
      const { id: operatorId } = session.account;
      await demandSeen(db, operatorId, [studentId]);
      const from = crystalsOf({ studentId });
      const entry = { kind: 'crystalDeduction', operatorId, remark, at: now } as const;
      const isTaken = await transfer(db, { from, to: null, amount }, entry);
      if (!isTaken) throw new Refusal('conflict', 'crystals.tooMany');
      const left = await amountIn(db, from);
      // Read once the purse is locked; the refusal takes the transfer back.
      if (left + amount !== seen) throw new Refusal('conflict', 'crystals.changed');
      await tellOfStudent(db, studentId);
      return { crystal_cnt: left };
    },
  ),
];
