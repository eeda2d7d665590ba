import { and, asc, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { crystalList, crystalRecordList } from '../../src/contract/crystals';
import { toMoment } from '../../src/domain/businessTime';
import { crystalRecordKindOf } from '../../src/domain/crystals';
import type { Queries } from '../db/database';
import { accounts, listings, purses, students, transfers } from '../db/tables';
import { namesStudent } from '../keyword';
import { inOrder, listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import { isOfClass, withOwnClasses } from '../students/ownClasses';
import { demandSeen } from '../students/seen';
import { crystalsOf } from './crystals';
import { listedKind } from './listedKind';
import { amountIn } from './purses';

const isCrystals = and(eq(purses.studentId, students.id), eq(purses.asset, 'crystal'));
const crystalCount = sql<number>`coalesce(${purses.amount}, 0)`.mapWith(Number);

/** When an analyst last gave crystals to each of `students`. */
const lastRewardedAt = sql`(
  select max(${transfers.at}) from ${transfers}
  where ${transfers.kind} = 'crystalReward' and ${transfers.toId} = ${purses.id})`;

const holdings = { some: gt(crystalCount, 0), none: eq(crystalCount, 0) } as const;

const orders = {
  name: sql`${students.pinyin}`,
  crystals: crystalCount,
  lastRewarded: lastRewardedAt,
} as const;

/** The account's students that are not hidden, or the one that is named, as a condition. */
const isListed = (accountId: number, studentId?: number) =>
  and(
    eq(listings.accountId, accountId),
    studentId === undefined ? isNull(listings.hiddenAt) : eq(students.id, studentId),
  );

/** The crystals of students; whoever never earned any has none. */
function selectCrystals(db: Queries, which: SQL | undefined) {
  return db
    .select({
      ...{ student_id: students.id, name: students.name, username: students.username },
      ...{ grade: students.grade, crystal_cnt: crystalCount, total },
      lastRewardedAt: sql`${lastRewardedAt}`.mapWith((at: string): Date | null => new Date(at)),
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .leftJoin(purses, isCrystals)
    .where(which);
}

const purse = sql.raw('"purses"."id"');

/** What a transfer did to the student's purse: below zero where it went out. */
const change = sql<number>`case when ${transfers.toId} = ${purse}
  then ${transfers.amount} else -${transfers.amount} end`.mapWith(Number);

/** What the purse held once a transfer was made. */
const remaining = sql<number>`(
  select sum(case when moved.to_id = ${purse} then moved.amount else -moved.amount end)::int
  from transfers as moved
  where (moved.to_id = ${purse} or moved.from_id = ${purse})
    and moved.id <= ${transfers.id})`.mapWith(Number);

/** What has changed the crystals of students, newest first. */
function selectRecords(db: Queries, which: SQL | undefined) {
  return db
    .select({
      ...{ record_id: transfers.id, at: transfers.at, kind: transfers.kind },
      ...{ student_id: students.id, name: students.name, username: students.username },
      ...{ operator: accounts.realName, reason: transfers.remark },
      ...{ crystals: change, remaining, total },
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .innerJoin(purses, isCrystals)
    .innerJoin(transfers, or(eq(transfers.toId, purses.id), eq(transfers.fromId, purses.id)))
    .leftJoin(accounts, eq(accounts.id, transfers.operatorId))
    .where(which)
    .orderBy(desc(transfers.id));
}

export const crystalListHandlers: readonly Handler[] = [
  serve(crystalList, async ({ payload, session, db, now }) => {
    const { id: accountId } = session.account;
    const { student_id: studentId } = payload;
    if (studentId !== undefined) await demandSeen(db, accountId, [studentId]);
    const which = and(
      ...[isListed(accountId, studentId), namesStudent(payload.keyword)],
      isOfClass(db, accountId, students.id, payload.class_id),
      payload.holding === undefined ? undefined : holdings[payload.holding],
    );
    const found = await pageOf(
      selectCrystals(db, which).orderBy(
        ...(payload.sort === undefined ? [] : [inOrder(orders[payload.sort], payload.order)]),
        ...[asc(students.pinyin), asc(students.id)],
      ),
      payload,
    );
    const show = ({ total: _, lastRewardedAt: at, ...row }: (typeof found.rows)[number]) => ({
      ...{ ...row, last_rewarded_at: toMoment(at) },
    });
    const stock = await amountIn(db, crystalsOf({ accountId }));
    return withOwnClasses(db, accountId, { ...listed(found, show, now), stock });
  }),

  serve(crystalRecordList, async ({ payload, session, db, now }) => {
    const { student_id: studentId, kind, keyword } = payload;
    if (studentId !== undefined) await demandSeen(db, session.account.id, [studentId]);
    const which = and(
      isListed(session.account.id, studentId),
      kind === undefined ? undefined : eq(transfers.kind, kind),
      namesStudent(keyword),
    );
    const found = await pageOf(selectRecords(db, which), payload);
    const show = ({ total: _, at, kind: stored, ...row }: (typeof found.rows)[number]) => ({
      ...row,
      at: toMoment(at),
      kind: listedKind(crystalRecordKindOf, stored),
    });
    return listed(found, show, now);
  }),
];
