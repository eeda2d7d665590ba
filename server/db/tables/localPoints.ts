import { boolean, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { accounts, schools } from './account';
import { moment } from './columns';
import { points } from './lessons';

/** What a campus says of a knowledge point; headquarters' version holds for all others [ENTITY-026]. */
export const localMarks = pgTable(
  'local_marks',
  {
    schoolId: integer()
      .notNull()
      .references(() => schools.id),
    pointId: integer()
      .notNull()
      .references(() => points.id),
    isExamined: boolean().notNull(),
    /** 10 to 90 in steps of 10. */
    frequency: integer().notNull(),
    difficulty: integer().notNull(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.pointId] })],
);
