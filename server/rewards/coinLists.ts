import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { coinAccountList, coinAccountsOf, coinRecordList } from '../../src/contract/rewards';
import { toMoment } from '../../src/domain/businessTime';
import { coinAccountStatuses, coinRecordKindOf } from '../../src/domain/rewards';
import type { Queries } from '../db/database';
import { accounts, coinAccounts, listings, purses, students, transfers } from '../db/tables';
import { namesStudent } from '../keyword';
import { onDays } from '../onDays';
import { inOrder, listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import { isOfClass, withOwnClasses } from '../students/ownClasses';
import { demandSeen } from '../students/seen';
import { listedKind } from './listedKind';

const status = sql<string>`coalesce(${coinAccounts.status}, 'normal')`;
const held = alias(purses, 'held');
const heldCount = sql<number>`coalesce(${held.amount}, 0)`.mapWith(Number);
const coinCount = sql<number>`coalesce(${purses.amount}, 0)`.mapWith(Number);

/** When an analyst last gave coins to each of `students`; to its balance, or to be held. */
const lastRewardedAt = sql`(
  select max(${transfers.at}) from ${transfers}
  where ${transfers.kind} = 'reward' and ${transfers.toId} in (${purses.id}, ${held.id}))`;

const isCoins = (table: typeof purses | typeof held, place: 'balance' | 'held') =>
  and(eq(table.studentId, students.id), eq(table.asset, 'coin'), eq(table.place, place));

/** The account's students that are not hidden, as a condition. */
const isListed = (accountId: number) =>
  and(eq(listings.accountId, accountId), isNull(listings.hiddenAt));

/** The coin accounts of students; whoever never earned any has one that is normal and empty. */
function selectAccounts(db: Queries, which: SQL | undefined) {
  return db
    .select({
      student_id: students.id,
      name: students.name,
      username: students.username,
      grade: students.grade,
      status,
      reason: coinAccounts.reason,
      coin_cnt: coinCount,
      held_cnt: heldCount,
      lastRewardedAt: sql`${lastRewardedAt}`.mapWith((at: string): Date | null => new Date(at)),
      total,
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .leftJoin(coinAccounts, eq(coinAccounts.studentId, students.id))
    .leftJoin(purses, isCoins(purses, 'balance'))
    .leftJoin(held, isCoins(held, 'held'))
    .where(which);
}

const orders = {
  name: sql`${students.pinyin}`,
  coins: coinCount,
  lastRewarded: lastRewardedAt,
} as const;

const statusOf = (row: { status: string }) =>
  coinAccountStatuses.find((known) => known === row.status) ?? 'normal';

async function countStatuses(db: Queries, accountId: number, keyword: string | undefined) {
  const rows = await db
    .select({ status, count: count() })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .leftJoin(coinAccounts, eq(coinAccounts.studentId, listings.studentId))
    .where(and(isListed(accountId), namesStudent(keyword)))
    .groupBy(status);
  const all = { normal: 0, frozen: 0, systemFrozen: 0 };
  for (const row of rows) all[statusOf(row)] += row.count;
  return all;
}

const purse = sql.raw('"purses"."id"');

/** What a balance held once a transfer was made; null for what is held, which is in no balance. */
const balanceSince = sql<number | null>`case when ${purses.place} = 'balance' then (
  select sum(case when moved.to_id = ${purse} then moved.amount else -moved.amount end)::int
  from transfers as moved
  where (moved.to_id = ${purse} or moved.from_id = ${purse})
    and moved.id <= ${transfers.id}) end`;

/** What came to the coins of students, newest first. */
function selectRecords(db: Queries, which: SQL | undefined) {
  return db
    .select({
      record_id: transfers.id,
      student_id: students.id,
      name: students.name,
      username: students.username,
      at: transfers.at,
      kind: transfers.kind,
      operator: accounts.realName,
      coins: transfers.amount,
      balance: balanceSince,
      remark: transfers.remark,
      total,
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .innerJoin(purses, and(eq(purses.studentId, students.id), eq(purses.asset, 'coin')))
    .innerJoin(transfers, eq(transfers.toId, purses.id))
    .leftJoin(accounts, eq(accounts.id, transfers.operatorId))
    .where(which)
    .orderBy(desc(transfers.id));
}

const show = ({
  total: _,
  lastRewardedAt: at,
  ...row
}: Awaited<ReturnType<typeof selectAccounts>>[number]) => ({
  ...{ ...row, status: statusOf(row), last_rewarded_at: toMoment(at) },
});

export const coinListHandlers: readonly Handler[] = [
  serve(coinAccountsOf, async ({ payload, session, db }) => {
    // A hidden student is named too: the hidden list leads here.
    const isOwn = eq(listings.accountId, session.account.id);
    const which = and(isOwn, inArray(students.id, payload.student_ids));
    const rows = await selectAccounts(db, which).orderBy(asc(students.pinyin), asc(students.id));
    return { list: rows.map(show) };
  }),

  serve(coinAccountList, async ({ payload, session, db, now }) => {
    const { id: accountId } = session.account;
    const which = and(
      isListed(accountId),
      namesStudent(payload.keyword),
      isOfClass(db, accountId, students.id, payload.class_id),
      payload.status === undefined ? undefined : eq(status, payload.status),
    );
    const found = await pageOf(
      selectAccounts(db, which).orderBy(
        ...(payload.sort === undefined ? [] : [inOrder(orders[payload.sort], payload.order)]),
        asc(students.pinyin),
        asc(students.id),
      ),
      payload,
    );
    const counts = await countStatuses(db, accountId, payload.keyword);
    return withOwnClasses(db, accountId, { ...listed(found, show, now), counts });
  }),

  serve(coinRecordList, async ({ payload, session, db, now }) => {
    const { student_id: studentId, kind, keyword } = payload;
    if (studentId !== undefined) await demandSeen(db, session.account.id, [studentId]);
    const which = and(
      studentId === undefined
        ? isListed(session.account.id)
        : and(eq(listings.accountId, session.account.id), eq(students.id, studentId)),
      kind === undefined ? undefined : eq(transfers.kind, kind),
      onDays(transfers.at, payload),
      namesStudent(keyword),
    );
    const found = await pageOf(selectRecords(db, which), payload);
    const show = ({ total: _, at, kind: stored, ...row }: (typeof found.rows)[number]) => ({
      ...row,
      at: toMoment(at),
      kind: listedKind(coinRecordKindOf, stored),
    });
    return listed(found, show, now);
  }),
];
