import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { students } from './students';

const sum = () => integer().notNull().default(0);

/**
 * What a student did on a business day in a module: seconds by what they were spent on. The database keeps these sums
 * of `answers` and `activities` itself, in the statement that changes them; nobody else writes here.
 */
export const studyDays = pgTable(
  'study_days',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    module: text().notNull(),
    answer: sum(),
    video: sum(),
    viewAnalysis: sum(),
    errorCorrection: sum(),
    wordRecitation: sum(),
    other: sum(),
  },
  // Its migration includes all sums: the days of a student lie strewn over the whole table.
  (table) => [primaryKey({ columns: [table.studentId, table.day, table.module] })],
);

/** What a student answered of a subject's foundation on a business day, kept in the same way. */
export const foundationDays = pgTable(
  'foundation_days',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    subjectId: integer().notNull(),
    day: date().notNull(),
    seconds: sum(),
    /** How many were answered, without what was skipped, and how many of them right. */
    answered: sum(),
    rightAnswers: sum(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.subjectId, table.day] })],
);
