import { boolean, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { accounts, schools } from './account';
import { moment, reference } from './columns';
import { points } from './lessons';

/** What a campus says of a knowledge point; headquarters' version holds for all others [ENTITY-026]. */
export const localMarks = pgTable(
  'local_marks',
  {
    schoolId: reference(() => schools.id),
    pointId: reference(() => points.id),
    isExamined: boolean().notNull(),
    /** 10 to 90 in steps of 10. */
    frequency: integer().notNull(),
    difficulty: integer().notNull(),
    accountId: reference(() => accounts.id),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.pointId] })],
);
