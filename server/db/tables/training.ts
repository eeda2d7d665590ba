import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { identity, moment } from './columns';

/** A course in which headquarters trains analysts, of every school. */
export const trainingCourses = pgTable('training_courses', {
  id: identity(),
  name: text().notNull(),
  englishName: text().notNull(),
  summary: text().notNull(),
  englishSummary: text().notNull(),
  publishedAt: moment().notNull(),
});

export const trainingLessons = pgTable(
  'training_lessons',
  {
    id: identity(),
    courseId: integer()
      .notNull()
      .references(() => trainingCourses.id),
    /** Its place in the course, from 1. */
    place: integer().notNull(),
    name: text().notNull(),
    englishName: text().notNull(),
    minutes: integer().notNull(),
    /** Its text, a paragraph a line. */
    body: text().notNull(),
    englishBody: text().notNull(),
  },
  (table) => [unique('training_lessons_place').on(table.courseId, table.place)],
);

/** Who has joined which course. */
export const trainingMembers = pgTable(
  'training_members',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    courseId: integer()
      .notNull()
      .references(() => trainingCourses.id),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.courseId] })],
);

/** Who has done which lesson, and when first. */
export const trainingDone = pgTable(
  'training_done',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    lessonId: integer()
      .notNull()
      .references(() => trainingLessons.id),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.lessonId] })],
);
