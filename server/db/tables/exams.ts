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
import { identity, moment, reference } from './columns';
import { points } from './lessons';
import { students } from './students';

/** Test papers whose questions are known. */
export const examPapers = pgTable('exam_papers', {
  id: identity(),
  subjectId: integer().notNull(),
  region: text().notNull(),
  grade: integer().notNull(),
  term: text().notNull(),
  /** The year in which its school year begins. */
  year: integer().notNull(),
  examType: text().notNull(),
  /** Of how many the averages of its questions are, and from which day. */
  examinees: integer().notNull(),
  averagedOn: date().notNull(),
});

export const examQuestions = pgTable(
  'exam_questions',
  {
    paperId: reference(() => examPapers.id),
    number: integer().notNull(),
    kind: text().notNull(),
    fullMarks: doublePrecision().notNull(),
    pointId: reference(() => points.id),
    ability: text().notNull(),
    difficulty: text().notNull(),
    average: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.number] })],
);

/** What a student has reached in a paper, question by question. */
export const examReports = pgTable(
  'exam_reports',
  {
    id: identity(),
    paperId: reference(() => examPapers.id),
    studentId: reference(() => students.id),
    examDate: date().notNull(),
    /** In the order of the paper's questions. */
    marks: jsonb().$type<number[]>().notNull(),
    /** Counts the changes: who changes a result says which version was seen. */
    version: integer().notNull().default(1),
    enteredAt: moment().notNull(),
    enteredBy: reference(() => accounts.id),
    changedAt: moment(),
    changedBy: integer().references(() => accounts.id),
  },
  (table) => [
    // A student has one result of a paper, whoever enters it.
    unique('exam_reports_once').on(table.studentId, table.paperId),
    index('exam_reports_paper').on(table.paperId),
  ],
);
