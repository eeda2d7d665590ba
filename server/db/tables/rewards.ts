import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { TransferKind } from '../../../src/domain/rewards';
import { accounts } from './account';
import { identity, moment, reference } from './columns';
import { homework } from './homework';
import { points } from './lessons';
import { students } from './students';

/** Whose something is: an account's or a student's, never both. */
const owner = () => ({
  accountId: integer().references(() => accounts.id),
  studentId: integer().references(() => students.id),
});

/** The life of a coin account; whoever has no row has a normal one. */
export const coinAccounts = pgTable(
  'coin_accounts',
  {
    id: identity(),
    ...owner(),
    /** A state of the chart coinAccount. */
    status: text().notNull().default('normal'),
    /** Why it is frozen; null while it is not. */
    reason: text(),
  },
  (table) => [
    unique('coin_accounts_account').on(table.accountId),
    unique('coin_accounts_student').on(table.studentId),
    check('coin_accounts_owner', sql`num_nonnulls(account_id, student_id) = 1`),
  ],
);

/** How much of one thing somebody has in one place: the sum of the transfers in, less those out. */
export const purses = pgTable(
  'purses',
  {
    id: identity(),
    ...owner(),
    /** `coin`, `crystal`, or `prop.<id>`. */
    asset: text().notNull(),
    /** `balance`, or `held` for what was earned while the coin account was frozen. */
    place: text().notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    unique('purses_account').on(table.accountId, table.asset, table.place),
    unique('purses_student').on(table.studentId, table.asset, table.place),
    check('purses_owner', sql`num_nonnulls(account_id, student_id) = 1`),
    check('purses_amount', sql`amount >= 0`),
  ],
);

/** What went from one purse to another. Rows are only ever added: the database refuses to change them. */
export const transfers = pgTable(
  'transfers',
  {
    id: identity(),
    asset: text().notNull(),
    /** Null where the system gave it out. */
    fromId: integer().references(() => purses.id),
    /** Null where the system took it back. */
    toId: integer().references(() => purses.id),
    amount: integer().notNull(),
    /** Why, as `transferKinds` says. */
    kind: text().$type<TransferKind>().notNull(),
    /** Who did it; null where it was the system. */
    operatorId: integer().references(() => accounts.id),
    remark: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('transfers_from').on(table.fromId, table.at),
    index('transfers_to').on(table.toId, table.at),
    index('transfers_operator').on(table.operatorId, table.at),
    check('transfers_amount', sql`amount > 0`),
    check('transfers_purses', sql`from_id is distinct from to_id`),
  ],
);

/** What an account has done on a business day and may do but once a day. */
export const dailyActs = pgTable(
  'daily_acts',
  {
    accountId: reference(() => accounts.id),
    /** `signIn`, `welcomeGift` or `allocationRequest`. */
    act: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.act, table.day] })],
);

/** A kind of prop that accounts may have in stock and grant. */
export const props = pgTable('props', {
  id: identity(),
  name: text().notNull(),
  englishName: text().notNull(),
  icon: text().notNull(),
  /** How it is obtained, as `prop.obtaining.<key>` says. */
  obtaining: text().notNull(),
  /** The most that one grant may hold [VALID-048]. */
  maximum: integer().notNull(),
});

/** What a student did that deserves coins, once each; computed from answers and homework. */
export const highlights = pgTable(
  'highlights',
  {
    id: identity(),
    studentId: reference(() => students.id),
    subjectId: integer().notNull(),
    /** One of `highlightKinds`. */
    kind: text().notNull(),
    /** The point that was mastered; null for other kinds. */
    pointId: integer().references(() => points.id),
    /** The homework that was all right; null for other kinds. */
    homeworkId: integer().references(() => homework.id),
    /** Right answers, or the week's accuracy in percent. */
    figure: integer().notNull(),
    /** The accuracy of the week before in percent; 0 for other kinds. */
    before: integer().notNull().default(0),
    /** What it is about, so that nothing counts twice. */
    occasion: text().notNull(),
    at: moment().notNull(),
    /** The coins that were given for it, by whom and when; null while there were none. */
    coins: integer(),
    rewardedBy: integer().references(() => accounts.id),
    rewardedAt: moment(),
  },
  (table) => [
    index('highlights_student').on(table.studentId, table.subjectId, table.at),
    unique('highlights_occasion').on(table.studentId, table.occasion),
    check('highlights_reward', sql`num_nulls(coins, rewarded_by, rewarded_at) in (0, 3)`),
  ],
);
