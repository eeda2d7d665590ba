import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { identity, moment } from './columns';
import { students } from './students';

/** Who has taken the label of the score menu away, for good. */
export const hiddenScoreLabels = pgTable('hidden_score_labels', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id),
  at: moment().notNull(),
});

/** What a student has reached in an exam of the school; points or a level [ENTITY-022]. */
export const scores = pgTable(
  'scores',
  {
    id: identity(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    subjectId: integer().notNull(),
    examGrade: integer().notNull(),
    examType: text().notNull(),
    examDate: date().notNull(),
    scoreType: text().notNull(),
    fullScore: doublePrecision(),
    score: doublePrecision(),
    level: text(),
    /** The share of the examinees with this level, in percent. */
    levelProportion: doublePrecision(),
    examinees: integer(),
    gradeRank: integer(),
    gradeTotal: integer(),
    classRank: integer(),
    classTotal: integer(),
    proofs: jsonb().$type<string[]>().notNull(),
    papers: jsonb().$type<string[]>().notNull(),
    enteredAt: moment().notNull(),
    enteredBy: integer()
      .notNull()
      .references(() => accounts.id),
    /** Counts the changes: who confirms a score says which version was seen. */
    version: integer().notNull().default(1),
    changedAt: moment(),
    changedBy: integer().references(() => accounts.id),
    /** From then on it stays as it is. */
    confirmedAt: moment(),
    confirmedBy: integer().references(() => accounts.id),
  },
  (table) => [
    // An exam has one score, whoever enters it.
    unique('scores_exam').on(table.studentId, table.subjectId, table.examType, table.examDate),
    index('scores_subject').on(table.subjectId, table.examDate),
  ],
);

/** Of whom no score is asked for, since there was no such exam. */
export const examAbsences = pgTable(
  'exam_absences',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id),
    /** The day of the reminder from which on scores were asked for. */
    remindedOn: date().notNull(),
    reason: text().notNull(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.remindedOn] })],
);

/** What an account's analyses of scores are of; 0 stands for what is usual: this year, the shown subject, oneself. */
export const scoreSettings = pgTable('score_settings', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id),
  year: integer().notNull(),
  subjectId: integer().notNull(),
  analystId: integer().notNull(),
  setAt: moment().notNull(),
});
