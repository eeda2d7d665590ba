import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { reference } from './columns';
import { students } from './students';

const sum = () => integer().notNull().default(0);
const student = () => reference(() => students.id, { onDelete: 'cascade' });

/**
 * What a student did on a business day: seconds by module, and by what they were spent on where there is more than
 * answering. The database keeps these sums of `answers` and `activities` itself, in the statement that changes them;
 * nobody else writes here.
 */
export const studyDays = pgTable(
  'study_days',
  {
    studentId: student(),
    day: date().notNull(),
    ...{ foundationAnswer: sum(), foundationVideo: sum(), foundationViewAnalysis: sum() },
    ...{ foundationErrorCorrection: sum(), foundationWordRecitation: sum() },
    foundationOther: sum(),
    ...{ synchronousAnswer: sum(), synchronousVideo: sum(), synchronousViewAnalysis: sum() },
    ...{ synchronousErrorCorrection: sum(), synchronousWordRecitation: sum() },
    synchronousOther: sum(),
    ...{ homework: sum(), review: sum() },
  },
  // Its migration includes all sums: the days of a student lie strewn over the whole table.
  (table) => [primaryKey({ columns: [table.studentId, table.day] })],
);

/**
 * What a student answered of a subject on a business day, kept in the same way: all answers, those of the foundation
 * among them. What was skipped is given, and no answer.
 */
export const answerDays = pgTable(
  'answer_days',
  {
    studentId: student(),
    subjectId: integer().notNull(),
    day: date().notNull(),
    ...{ given: sum(), rightAnswers: sum() },
    ...{ foundationGiven: sum(), foundationSeconds: sum() },
    ...{ foundationAnswered: sum(), foundationRight: sum() },
  },
  (table) => [primaryKey({ columns: [table.studentId, table.subjectId, table.day] })],
);
