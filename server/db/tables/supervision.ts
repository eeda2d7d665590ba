import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DialogueTurn } from '../../../src/domain/dialogues';
import { accounts } from './account';
import { identity, moment } from './columns';
import { students } from './students';

/** Why functions of supervising a student are frozen; a student without a row is active: chart supervisionFreeze. */
export const supervisionFreezes = pgTable(
  'supervision_freezes',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id),
    /** `scoresMissing` or `profileIncomplete`. */
    reason: text().notNull(),
    since: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.reason] })],
);

/** The health of a student's foundation as it was assessed; its level is the student's own. */
export const healthScores = pgTable('health_scores', {
  studentId: integer()
    .primaryKey()
    .references(() => students.id),
  /** 0 to 100. */
  score: integer().notNull(),
  assessedAt: moment().notNull(),
});

/** A remedial course that moves a student's health a step. */
export const remedialCourses = pgTable(
  'remedial_courses',
  {
    id: identity(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    /** The analyst who asked for it; null: the system, in smart mode. */
    accountId: integer().references(() => accounts.id),
    /** `up` or `down`. */
    direction: text().notNull(),
    requestedAt: moment().notNull(),
    /** Null until it has had its effect. */
    doneAt: moment(),
  },
  (table) => [
    index('remedial_courses_student').on(table.studentId),
    uniqueIndex('remedial_courses_open')
      .on(table.studentId, table.direction)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** A student's health smart mode in a subject; off without a row: chart smartMode. */
export const smartModes = pgTable(
  'smart_modes',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id),
    subjectId: integer().notNull(),
    /** `off`, `on` or `onByHeadquarters`. */
    mode: text().notNull(),
    /** Who turned it; null: headquarters. */
    accountId: integer().references(() => accounts.id),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.subjectId] })],
);

/** A round of a student's foundation; the last one has no end. */
export const foundationRounds = pgTable(
  'foundation_rounds',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id),
    /** Counts from 1. */
    round: integer().notNull(),
    startedAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.round] })],
);

/** A dialogue between a student and the AI supervisor. */
export const dialogues = pgTable(
  'dialogues',
  {
    id: identity(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    subjectId: integer().notNull(),
    startedAt: moment().notNull(),
    /** How the student and the AI rated the student then, 0 to 10; null where it was not asked. */
    ownScore: integer(),
    aiScore: integer(),
    turns: jsonb().$type<DialogueTurn[]>().notNull(),
  },
  (table) => [index('dialogues_student').on(table.studentId, table.subjectId, table.startedAt)],
);

/** What of a dialogue needs a person: chart dialogueFlag. */
export const dialogueFlags = pgTable(
  'dialogue_flags',
  {
    id: identity(),
    dialogueId: integer()
      .notNull()
      .references(() => dialogues.id, { onDelete: 'cascade' }),
    /** The index of the turn that it stands at. */
    turn: integer().notNull(),
    kind: text().notNull(),
    /** How many prove it: answers, idle minutes, turns, or points of difference. */
    count: integer().notNull(),
    answerIds: jsonb().$type<number[]>().notNull(),
    /** `open`, `handled` or `falseAlarm`. */
    state: text().notNull().default('open'),
    judgedBy: integer().references(() => accounts.id),
    judgedAt: moment(),
  },
  (table) => [index('dialogue_flags_dialogue').on(table.dialogueId)],
);
