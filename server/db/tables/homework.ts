import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { EssayCorrection } from '../../../src/domain/grading';
import { accounts } from './account';
import { identity, moment, reference } from './columns';
import { cards, courses, lessons } from './lessons';
import { students } from './students';

/** An assignment; its arranging is a life of its own, each person's homework another. */
export const homework = pgTable(
  'homework',
  {
    id: identity(),
    accountId: reference(() => accounts.id),
    subjectId: integer().notNull(),
    name: text().notNull(),
    /** `composition` or `adaptive`. */
    type: text().notNull(),
    essayTitle: text(),
    /** What is to be written; null where the title says all. */
    essayPrompt: text(),
    courseId: reference(() => courses.id),
    lessonId: reference(() => lessons.id),
    cardId: reference(() => cards.id),
    /** `arranging`, `succeeded` or `failed`. */
    status: text().notNull(),
    arrangedAt: moment().notNull(),
    /** When the server will have finished arranging. */
    readyAt: moment().notNull(),
    deadline: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [
    index('homework_account').on(table.accountId, table.subjectId),
    index('homework_arranging')
      .on(table.readyAt)
      .where(sql`${table.status} = 'arranging'`),
    index('homework_deadline').on(table.deadline),
  ],
);

/** A student for whom an assignment is arranged, and what comes of it. */
export const homeworkCandidates = pgTable(
  'homework_candidates',
  {
    homeworkId: reference(() => homework.id),
    studentId: reference(() => students.id),
    /** Null while it is arranged; `assignable` once the student has it, else why not. */
    outcome: text(),
  },
  (table) => [primaryKey({ columns: [table.homeworkId, table.studentId] })],
);

/** One student's homework; `status` is a state of the chart homeworkPerson. */
export const homeworkPersons = pgTable(
  'homework_persons',
  {
    id: identity(),
    homeworkId: reference(() => homework.id),
    studentId: reference(() => students.id),
    status: text().notNull(),
    /** By when it has to be handed in: the deadline of the assignment, or a later one of the student's own. */
    dueAt: moment().notNull(),
    /** When it was given to whom it had failed for; null of those who got it with the assignment. */
    givenAt: moment(),
    completedAt: moment(),
    /** 0 to 100. */
    score: real(),
    /** 0 to 1. */
    accuracy: real(),
    essay: text(),
    /** Grows with each change, so that a stale correction is noticed. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('homework_persons_pair').on(table.homeworkId, table.studentId),
    // Its migration includes the assignment and the moment: lists and counts read the index alone.
    index('homework_persons_standing').on(table.studentId, table.status),
    index('homework_persons_due')
      .on(table.dueAt)
      .where(sql`${table.status} = 'incomplete'`),
  ],
);

/** An essay's correction, written once and never changed. */
export const corrections = pgTable(
  'corrections',
  {
    personId: integer()
      .primaryKey()
      .references(() => homeworkPersons.id),
    accountId: reference(() => accounts.id),
    rating: integer().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    comment: text().notNull(),
    categoryComments: jsonb().$type<EssayCorrection['category_comments']>().notNull(),
    annotations: jsonb().$type<EssayCorrection['annotations']>().notNull(),
    correctedAt: moment().notNull(),
  },
  (table) => [index('corrections_latest').on(table.accountId, table.correctedAt, table.personId)],
);
