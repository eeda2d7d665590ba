import { index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
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
