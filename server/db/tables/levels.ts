import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { identity, moment, reference } from './columns';
import { cards, courses } from './lessons';
import { students } from './students';

/** Where a student stands in the levels of a course; without a row at the first: chart courseLevel. */
export const courseLevels = pgTable(
  'course_levels',
  {
    studentId: reference(() => students.id),
    courseId: reference(() => courses.id),
    /** `studying`, `levelEnd` or `scheduled`. */
    stage: text().notNull(),
    level: integer().notNull(),
    /** The level from the next stage-end page on; null unless one is scheduled. */
    nextLevel: integer(),
    /** Why it was changed by hand; null unless it was. */
    reason: text(),
    accountId: integer().references(() => accounts.id),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.courseId] })],
);

/** What analysts have decided at the ends of levels; never changed but for being taken back. */
export const levelDecisions = pgTable(
  'level_decisions',
  {
    id: identity(),
    studentId: reference(() => students.id),
    courseId: reference(() => courses.id),
    level: integer().notNull(),
    /** Null where the level was kept. */
    nextLevel: integer(),
    reason: text(),
    accountId: reference(() => accounts.id),
    decidedAt: moment().notNull(),
    /** Who has taken the change back, and when; null while it stands. */
    cancelledBy: integer().references(() => accounts.id),
    cancelledAt: moment(),
  },
  (table) => [index().on(table.studentId, table.courseId)],
);

/** A study card that was locked or unlocked by hand; all others stand as their lesson does. */
export const cardLocks = pgTable(
  'card_locks',
  {
    studentId: reference(() => students.id),
    cardId: reference(() => cards.id),
    /** A state of the chart lessonLock. */
    lock: text().notNull(),
    accountId: reference(() => accounts.id),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.cardId] })],
);

/** How closely a synchronous course goes back over what a student has not mastered; mild without a row. */
export const traceModes = pgTable(
  'trace_modes',
  {
    studentId: reference(() => students.id),
    subjectId: integer().notNull(),
    /** `mild` or `heavy`. */
    mode: text().notNull(),
    accountId: reference(() => accounts.id),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.subjectId] })],
);
