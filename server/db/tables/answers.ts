import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { identity, moment, reference } from './columns';
import { points } from './lessons';
import { students } from './students';

/** A text that several questions are about. */
export const passages = pgTable('passages', {
  id: identity(),
  title: text().notNull(),
  /** Lines of a text with numbered lines, else paragraphs. */
  lines: jsonb().$type<string[]>().notNull(),
  /** What words of an older language mean. */
  notes: jsonb().$type<{ term: string; meaning: string }[]>().notNull(),
});

export const questions = pgTable('questions', {
  id: identity(),
  subjectId: integer().notNull(),
  pointId: reference(() => points.id),
  /** `singleChoice`, `multipleChoice`, `fillInTheBlank`, `trueOrFalse`, `essay`, `subjective` … */
  type: text().notNull(),
  /** 10 to 90. */
  difficulty: integer().notNull(),
  stem: text().notNull(),
  options: jsonb().$type<{ key: string; text: string }[]>().notNull(),
  answer: jsonb().$type<string[]>().notNull(),
  passageId: integer().references(() => passages.id),
  hint: text().notNull(),
  analysis: text().notNull(),
  objective: text().notNull(),
  thought: text().notNull(),
  ability: text().notNull(),
  method: text().notNull(),
  /** When headquarters deleted it: nobody gets it any more, and what was answered stays. */
  deletedAt: moment(),
});

/** One answer of one student; every total of every report is counted from these rows. */
export const answers = pgTable(
  'answers',
  {
    id: identity(),
    studentId: reference(() => students.id),
    questionId: reference(() => questions.id),
    lessonId: integer(),
    /** `foundation`, `synchronous`, `homework` or `review`. */
    module: text().notNull(),
    answer: text().notNull(),
    isRight: boolean().notNull(),
    /** Seconds spent on answering. */
    seconds: integer().notNull(),
    hintsViewed: integer().notNull(),
    skipReason: text(),
    submittedAt: moment().notNull(),
  },
  (table) => [
    // Its migration includes what sums of study read: the answers lie strewn over the whole table.
    index('answers_study').on(table.studentId, table.submittedAt),
    index('answers_question').on(table.questionId, table.studentId),
  ],
);

/** Why a wrong answer is wrong, as a teacher sees it. */
export const errorCauses = pgTable('error_causes', {
  answerId: integer()
    .primaryKey()
    .references(() => answers.id),
  cause: text().notNull(),
  accountId: reference(() => accounts.id),
  setAt: moment().notNull(),
});

/** What a student wrote by hand for an answer. */
export const boardImages = pgTable('board_images', {
  answerId: integer()
    .primaryKey()
    .references(() => answers.id, { onDelete: 'cascade' }),
  /** The address of the picture. */
  image: text().notNull(),
});

/** What a student did with a stretch of time besides answering, for effective duration. */
export const activities = pgTable(
  'activities',
  {
    id: identity(),
    studentId: reference(() => students.id),
    /** `video`, `viewAnalysis`, `errorCorrection`, `wordRecitation`, `other`. */
    kind: text().notNull(),
    /** `foundation` or `synchronous`. */
    module: text().notNull(),
    seconds: integer().notNull(),
    at: moment().notNull(),
  },
  // Its migration includes kind, module and seconds.
  (table) => [index('activities_study').on(table.studentId, table.at)],
);
