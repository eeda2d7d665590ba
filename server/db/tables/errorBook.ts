import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { questions } from './answers';
import { moment, reference } from './columns';
import { students } from './students';

/** A question that a student got wrong: chart wrongQuestion. */
export const wrongQuestions = pgTable(
  'wrong_questions',
  {
    studentId: reference(() => students.id),
    questionId: reference(() => questions.id),
    /** A state of the chart. */
    status: text().notNull(),
    /** When it was got wrong first. */
    wrongAt: moment().notNull(),
    /** When it was corrected last; null before. */
    correctedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.questionId] }),
    index('wrong_questions_status').on(
      ...[table.studentId, table.status, table.wrongAt, table.questionId],
    ),
  ],
);

/** A student's answer-correction card in a subject; off without a row: chart correctionCard. */
export const correctionCards = pgTable(
  'correction_cards',
  {
    studentId: reference(() => students.id),
    subjectId: integer().notNull(),
    isOn: boolean().notNull(),
    timesPerDay: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.subjectId] })],
);
