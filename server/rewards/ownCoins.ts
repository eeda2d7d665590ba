import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { ownCoinList } from '../../src/contract/ownCoins';
import { toMoment } from '../../src/domain/businessTime';
import { ownCoinKindOf } from '../../src/domain/ownCoins';
import type { TransferKind } from '../../src/domain/rewards';
import type { Queries } from '../db/database';
import { accounts, purses, students, transfers } from '../db/tables';
import { containsWords, namesStudent } from '../keyword';
import { onDays } from '../onDays';
import { listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import type { Session } from '../session';
import { isSeen } from '../students/seen';
import { requestsOf } from './allocationRequests';
import { listedKind } from './listedKind';

const isIncome = sql`${transfers.toId} = ${purses.id}`;
const change = sql`case when ${isIncome} then ${transfers.amount} else -${transfers.amount} end`;
const since = sql`sum(${change}) over (order by ${transfers.id})`;
/** When a movement counts as made: never before one that was written earlier, since that is the order of the balances. */
const place = sql<Date>`max(${transfers.at}) over (order by ${transfers.id})`;
const otherPurse = sql`case when ${isIncome} then ${transfers.fromId} else ${transfers.toId} end`;

/** What changed the coins of an account, each with the purse of whom it was with, and what there was afterwards. */
const movementsOf = (db: Queries, accountId: number) =>
  db
    .select({
      id: sql<number>`${transfers.id}`.as('record_id'),
      at: transfers.at,
      place: place.as('moved_place'),
      kind: sql<TransferKind | 'request'>`${transfers.kind}`.as('moved_kind'),
      purseId: sql<number | null>`${otherPurse}`.as('purse_id'),
      askerId: sql<number | null>`null::int`.as('asker_id'),
      coins: sql<number | null>`${change}`.as('moved_coins'),
      balance: sql<number | null>`(${since})::int`.as('moved_balance'),
      remark: sql<string>`${transfers.remark}`.as('moved_remark'),
    })
    .from(purses)
    .innerJoin(transfers, or(eq(transfers.toId, purses.id), eq(transfers.fromId, purses.id)))
    .where(
      and(eq(purses.accountId, accountId), eq(purses.asset, 'coin'), eq(purses.place, 'balance')),
    );

/** The movements of an account's coins with the requests for coins, and with whom each was. */
function recordsOf(db: Queries, account: Session['account']) {
  const moved = unionAll(movementsOf(db, account.id), requestsOf(db, account)).as('moved');
  const isAnswered = sql<boolean | null>`case when ${moved.askerId} is not null then exists (
    select from transfers as answer join purses as asker on asker.id = answer.to_id
    where asker.account_id = ${moved.askerId} and answer.kind = 'allocation'
      and answer.at >= ${moved.at}) end`;
  return {
    moved,
    columns: {
      ...{ record_id: moved.id, at: moved.at, kind: moved.kind, coins: moved.coins },
      ...{ balance: moved.balance, is_answered: isAnswered, remark: moved.remark, total },
      student: { name: students.name, username: students.username },
      seenId: sql<
        number | null
      >`case when ${isSeen(db, account.id, students.id)} then ${students.id} end`,
      account: { name: accounts.realName, username: accounts.username },
    },
  };
}

export const ownCoinHandlers: readonly Handler[] = [
  serve(ownCoinList, async ({ payload, session: { account }, db, now }) => {
    const { kind, keyword } = payload;
    const { moved, columns } = recordsOf(db, account);
    const isStudent = namesStudent(keyword);
    const isNamed =
      isStudent &&
      or(
        and(isNotNull(students.id), isStudent),
        containsWords(keyword, [accounts.realName, accounts.username]),
      );
    const which = and(
      kind === undefined ? undefined : eq(moved.kind, kind),
      onDays(moved.at, payload),
      isNamed,
    );
    const found = await pageOf(
      db
        .select(columns)
        .from(moved)
        .leftJoin(purses, eq(purses.id, moved.purseId))
        .leftJoin(students, eq(students.id, purses.studentId))
        .leftJoin(
          accounts,
          sql`${accounts.id} = nullif(coalesce(${purses.accountId}, ${moved.askerId}), ${account.id})`,
        )
        .where(which)
        .orderBy(desc(moved.place), desc(moved.id)),
      payload,
    );
    const show = (entry: (typeof found.rows)[number]) => {
      const { total: _, student, seenId, account: other, ...row } = entry;
      const party = student ?? other;
      return {
        ...{ ...row, at: toMoment(row.at), party: party && { ...party, student_id: seenId } },
        kind: row.kind === 'request' ? row.kind : listedKind(ownCoinKindOf, row.kind),
      };
    };
    return listed(found, show, now);
  }),
];
