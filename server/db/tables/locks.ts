import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { moment, reference } from './columns';
import { chapters, lessons } from './lessons';
import { students } from './students';

/** A lesson that was locked or unlocked by hand; all others stand as the course's order says. */
export const lessonLocks = pgTable(
  'lesson_locks',
  {
    studentId: reference(() => students.id),
    lessonId: reference(() => lessons.id),
    /** A state of the chart lessonLock. */
    lock: text().notNull(),
    accountId: reference(() => accounts.id),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.lessonId] })],
);

/** A chapter that was unlocked along with one of its lessons. */
export const chapterUnlocks = pgTable(
  'chapter_unlocks',
  {
    studentId: reference(() => students.id),
    chapterId: reference(() => chapters.id),
    unlockedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.chapterId] })],
);
