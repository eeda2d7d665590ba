import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { identity, moment, reference } from './columns';
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
  /** When the status was entered; null if it never changed. */
  statusSince: moment(),
});

/** A switch of a student's foundation mode, kept as a record. */
export const modeSwitches = pgTable(
  'mode_switches',
  {
    id: identity(),
    studentId: reference(() => students.id),
    accountId: reference(() => accounts.id),
    fromMode: integer().notNull(),
    toMode: integer().notNull(),
    /** `resetsProgress` or `inheritsLevel`. */
    rule: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('mode_switches_student').on(table.studentId, table.at)],
);

/** The health of a student's foundation as it was assessed; its level is the student's own. */
export const healthScores = pgTable('health_scores', {
  studentId: integer()
    .primaryKey()
    .references(() => students.id),
  /** 0 to 100. */
  score: integer().notNull(),
  assessedAt: moment().notNull(),
});

/** A remedial course that moves a student's health a step. */
export const remedialCourses = pgTable(
  'remedial_courses',
  {
    id: identity(),
    studentId: reference(() => students.id),
    /** The analyst who asked for it; null: the system, in smart mode. */
    accountId: integer().references(() => accounts.id),
    /** `up` or `down`. */
    direction: text().notNull(),
    requestedAt: moment().notNull(),
    /** When the course took effect; null before. */
    doneAt: moment(),
  },
  (table) => [
    index('remedial_courses_student').on(table.studentId),
    uniqueIndex('remedial_courses_open')
      .on(table.studentId, table.direction)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** A student's health smart mode in a subject; off without a row: chart smartMode. */
export const smartModes = pgTable(
  'smart_modes',
  {
    studentId: reference(() => students.id),
    subjectId: integer().notNull(),
    /** `off`, `on` or `onByHeadquarters`. */
    mode: text().notNull(),
    /** The analyst who turned it; null for headquarters. */
    accountId: integer().references(() => accounts.id),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.subjectId] })],
);

/** A round of a student's foundation; the last one has no end. */
export const foundationRounds = pgTable(
  'foundation_rounds',
  {
    studentId: reference(() => students.id),
    /** Counts from 1. */
    round: integer().notNull(),
    startedAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.round] })],
);

/**
 * The draws of the season boards' lottery. The next draw of each account and board lies here already, without
 * `drawnAt`: its seed is chosen before anybody knows what it will be drawn from.
 */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    id: identity(),
    accountId: reference(() => accounts.id),
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
