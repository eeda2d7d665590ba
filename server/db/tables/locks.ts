import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { moment } from './columns';
import { chapters, lessons } from './lessons';
import { students } from './students';

/** A lesson that was locked or unlocked by hand; all others stand as the course's order says. */
export const lessonLocks = pgTable(
  'lesson_locks',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id),
    /** A state of the chart lessonLock. */
    lock: text().notNull(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.lessonId] })],
);

/** A chapter that was unlocked along with one of its lessons. */
export const chapterUnlocks = pgTable(
  'chapter_unlocks',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id),
    chapterId: integer()
      .notNull()
      .references(() => chapters.id),
    unlockedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.chapterId] })],
);
