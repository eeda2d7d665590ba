import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts, schools } from './account';
import { identity, moment } from './columns';
import { files } from './files';
import { courses } from './lessons';

/** A teaching material that an analyst has uploaded for the school. */
export const materials = pgTable(
  'materials',
  {
    id: identity(),
    schoolId: integer()
      .notNull()
      .references(() => schools.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    subjectId: integer().notNull(),
    courseId: integer().references(() => courses.id),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** In bytes. */
    size: integer().notNull(),
    /** Null for the demonstration's own, which lie beside the program. */
    fileId: text().references(() => files.id),
    at: moment().notNull(),
    /** Counts the changes: who says what it is for says which version was seen. */
    version: integer().notNull().default(1),
  },
  (table) => [index('materials_school').on(table.schoolId, table.subjectId, table.at)],
);
