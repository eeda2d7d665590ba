import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { identity, moment, reference } from './columns';

export const courses = pgTable('courses', {
  id: identity(),
  subjectId: integer().notNull(),
  name: text().notNull(),
  englishName: text(),
  /** `formal`, `trial`, `temporary` or `polishing`. */
  type: text().notNull(),
  /** What reports group by: `foundation`, `synchronized`, `specialized`, `relearning`, `specialEvent`, `trial`, `training`. */
  program: text().notNull(),
  /** Null: for all grades. */
  grade: integer(),
  season: text().notNull(),
  version: text().notNull(),
});

export const chapters = pgTable('chapters', {
  id: identity(),
  courseId: reference(() => courses.id),
  name: text().notNull(),
  position: integer().notNull(),
  isSprint: boolean().notNull().default(false),
});

export const lessons = pgTable(
  'lessons',
  {
    id: identity(),
    courseId: reference(() => courses.id),
    chapterId: reference(() => chapters.id),
    name: text().notNull(),
    /** Counts from 1 through the whole course. */
    position: integer().notNull(),
  },
  (table) => [index('lessons_course').on(table.courseId, table.position)],
);

/** A class of students that an analyst looks after. */
export const classes = pgTable('classes', {
  id: identity(),
  accountId: reference(() => accounts.id),
  subjectId: integer().notNull(),
  name: text().notNull(),
  grade: integer().notNull(),
  /** How its analyst has arranged it; chart `listing`. */
  pinned: boolean().notNull().default(false),
  hiddenAt: moment(),
});

/** A task card of a lesson: what can be assigned as homework. */
export const cards = pgTable(
  'cards',
  {
    id: identity(),
    lessonId: reference(() => lessons.id),
    name: text().notNull(),
    supportsComposition: boolean().notNull(),
    supportsAdaptive: boolean().notNull(),
  },
  (table) => [index('cards_lesson').on(table.lessonId)],
);

/** A knowledge point; the tree by `parentId`, the order of learning by `prerequisites`. */
export const points = pgTable('points', {
  id: identity(),
  subjectId: integer().notNull(),
  parentId: integer(),
  name: text().notNull(),
  englishName: text(),
  /** Only leaves are examined. */
  isLeaf: boolean().notNull(),
  prerequisites: jsonb().$type<number[]>().notNull(),
  /** Headquarters' exam frequency and difficulty, 10 to 90 in tens; leaves only. */
  frequency: integer(),
  difficulty: integer(),
});

export const cardPoints = pgTable(
  'card_points',
  {
    cardId: reference(() => cards.id),
    pointId: reference(() => points.id),
  },
  (table) => [primaryKey({ columns: [table.cardId, table.pointId] })],
);

/** A class meeting in the schedule of an analyst. */
export const meetings = pgTable(
  'meetings',
  {
    id: identity(),
    accountId: reference(() => accounts.id),
    courseId: reference(() => courses.id),
    lessonId: integer().references(() => lessons.id),
    room: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index('meetings_account').on(table.accountId, table.startsAt)],
);
