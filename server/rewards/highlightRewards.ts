import { and, asc, eq, inArray } from 'drizzle-orm';
import { rewardHighlights } from '../../src/contract/highlights';
import type { HighlightOutcome } from '../../src/domain/highlights';
import type { Queries } from '../db/database';
import { accounts, highlights, students } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { seenAmong } from '../students/seen';
import { coinsOf, lockCoinAccount } from './coinAccounts';
import { doneIn } from './highlightLists';
import { pay } from './payment';
import { amountIn, type Entry } from './purses';
import { shareOf } from './rewarding';

interface Chosen {
  readonly ids: readonly number[];
  readonly subjectId: number;
}

/**
 * Highlights of a subject, locked until the transaction ends: those of the account's students, and how many other
 * students there are; absent where one is no highlight of the subject, or none is the account's.
 */
async function lockHighlights(db: Queries, accountId: number, { ids, subjectId }: Chosen) {
  const locked = await db
    .select({ id: highlights.id, studentId: highlights.studentId, by: highlights.rewardedBy })
    .from(highlights)
    .where(and(inArray(highlights.id, [...ids]), eq(highlights.subjectId, subjectId)))
    .orderBy(asc(highlights.id))
    .for('update');
  if (locked.length !== ids.length) throw absent();
  const whose = locked.map(({ studentId }) => studentId);
  const { studentIds, notYours } = await seenAmong(db, accountId, whose);
  return {
    locked: locked.filter(({ studentId }) => studentIds.includes(studentId)),
    ...{ studentIds, notYours },
  };
}
type Locked = Awaited<ReturnType<typeof lockHighlights>>['locked'][number];

/** Why a highlight is not rewarded: somebody was faster, or the coin account is frozen; null where it can be. */
async function obstacle(db: Queries, { studentId, by }: Locked) {
  if (by !== null) {
    const [faster] = await db
      .select({ name: accounts.realName })
      .from(accounts)
      .where(eq(accounts.id, by));
    return { outcome: 'rewarded' as const, coins: 0, why: faster?.name ?? '' };
  }
  const { account } = await lockCoinAccount(db, { studentId });
  if (account.status === 'normal') return null;
  return { outcome: 'frozen' as const, coins: 0, why: account.reason ?? '' };
}

interface Giving {
  readonly accountId: number;
  readonly coins: () => number;
  readonly entry: Entry;
}

/** Rewards one highlight, unless something stands against it. */
async function reward(db: Queries, highlight: Locked, { accountId, entry, ...giving }: Giving) {
  const refused = await obstacle(db, highlight);
  if (refused !== null) return refused;
  const coins = giving.coins();
  const { studentId } = highlight;
  await pay(db, { payer: { accountId }, payee: { studentId }, amount: coins }, entry);
  await db
    .update(highlights)
    .set({ coins, rewardedBy: accountId, rewardedAt: entry.at })
    .where(eq(highlights.id, highlight.id));
  return { outcome: 'done' as const, coins, why: '' };
}

async function namesOf(db: Queries, ids: readonly number[]) {
  const rows = await db
    .select({ student_id: students.id, name: students.name, username: students.username })
    .from(students)
    .where(inArray(students.id, [...ids]));
  return new Map(rows.map((row) => [row.student_id, row]));
}

export const highlightRewardHandlers: readonly Handler[] = [
  serve(rewardHighlights, async ({ payload, session, db, now, language }) => {
    const { highlight_ids: ids, coins: most, way, remark, subject_id: subjectId } = payload;
    const { id: accountId } = session.account;
    // The lock that `pay` takes for each: nothing is spent in between.
    const { account } = await lockCoinAccount(db, { accountId });
    const chosen = { ids, subjectId };
    const { locked, studentIds, notYours } = await lockHighlights(db, accountId, chosen);
    if (account.balance < most * locked.length) throw new Refusal('conflict', 'coins.insufficient');
    const entry = { kind: 'reward', operatorId: accountId, remark, at: now } as const;
    const named = await namesOf(db, studentIds);
    const doneBy = await doneIn(db, ids, language);
    const outcomes: HighlightOutcome[] = [];
    // In the order of the students' ids, so that two rewards at once don't wait for each other.
    for (const one of locked.toSorted((a, b) => a.studentId - b.studentId || a.id - b.id)) {
      const student = named.get(one.studentId);
      const done = doneBy.get(one.id);
      if (student === undefined || done === undefined) throw absent();
      const came = await reward(db, one, { accountId, entry, coins: () => shareOf(most, way) });
      outcomes.push({ highlight_id: one.id, ...student, ...done, ...came });
    }
    return { outcomes, not_yours: notYours, coin_cnt: await amountIn(db, coinsOf({ accountId })) };
  }),
];
