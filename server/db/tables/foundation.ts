import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { identity, moment } from './columns';
import { students } from './students';

/**
 * Where a student's foundation stands; mode, round and level are the student's own. A student without
 * a row is active, at the beginning of the level.
 */
export const foundations = pgTable('foundations', {
  studentId: integer()
    .primaryKey()
    .references(() => students.id),
  /** A state of the chart foundationRestart. */
  status: text().notNull(),
  /** The mode after the regrading; null unless it was switched. */
  nextMode: integer(),
  /** 0 to 1. */
  progress: real().notNull(),
  /** Since when it is at the status; null where nothing has happened to it yet. */
  statusSince: moment(),
});

/** A switch of a student's foundation mode, kept as a record. */
export const modeSwitches = pgTable(
  'mode_switches',
  {
    id: identity(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    fromMode: integer().notNull(),
    toMode: integer().notNull(),
    /** `resetsProgress` or `inheritsLevel`. */
    rule: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('mode_switches_student').on(table.studentId, table.at)],
);

/**
 * The draws of the season boards' lottery. The next draw of each account and board lies here already, without
 * `drawnAt`: its seed is chosen before anybody knows what it will be drawn from.
 */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    id: identity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    subjectId: integer().notNull(),
    /** `foundation` or `competition`. */
    board: text().notNull(),
    /** The first day of the season. */
    season: date().notNull(),
    /** Counts from 1 in the season. */
    number: integer().notNull(),
    seed: text().notNull(),
    /** The SHA-256 of the seed. */
    commitment: text().notNull(),
    /** When it was drawn; null, as are those below, until then. */
    drawnAt: moment(),
    winnerId: integer().references(() => students.id),
    ticket: integer(),
    digest: text(),
    entries: jsonb().$type<{ student_id: number; tickets: number }[]>(),
    /** Lottery points that it cost, and coins that the winner got. */
    cost: integer().notNull(),
    prize: integer().notNull(),
  },
  (table) => [
    unique('lottery_draws_number').on(
      table.accountId,
      table.subjectId,
      table.board,
      table.season,
      table.number,
    ),
    // One draw at a time is sealed: several could each be paid with the same points.
    uniqueIndex('lottery_draws_sealed')
      .on(table.accountId, table.subjectId, table.board, table.season)
      .where(sql`${table.drawnAt} is null`),
  ],
);
