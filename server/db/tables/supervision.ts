import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DialogueTurn } from '../../../src/domain/dialogues';
import { accounts } from './account';
import { identity, moment, reference } from './columns';
import { students } from './students';

/** Why functions of supervising a student are frozen; a student without a row is active: chart supervisionFreeze. */
export const supervisionFreezes = pgTable(
  'supervision_freezes',
  {
    studentId: reference(() => students.id),
    /** `scoresMissing` or `profileIncomplete`. */
    reason: text().notNull(),
    since: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.reason] })],
);

/** A dialogue between a student and the AI supervisor. */
export const dialogues = pgTable(
  'dialogues',
  {
    id: identity(),
    studentId: reference(() => students.id),
    subjectId: integer().notNull(),
    startedAt: moment().notNull(),
    /** How the student and the AI rated the student then, 0 to 10; null where it was not asked. */
    ownScore: integer(),
    aiScore: integer(),
    turns: jsonb().$type<DialogueTurn[]>().notNull(),
  },
  (table) => [index('dialogues_student').on(table.studentId, table.subjectId, table.startedAt)],
);

/** A flag at a turn of a dialogue that a person should look at: chart dialogueFlag. */
export const dialogueFlags = pgTable(
  'dialogue_flags',
  {
    id: identity(),
    dialogueId: reference(() => dialogues.id, { onDelete: 'cascade' }),
    /** The index of the turn that it stands at. */
    turn: integer().notNull(),
    kind: text().notNull(),
    /** How many answers, idle minutes, turns or points of difference the flag is based on. */
    count: integer().notNull(),
    answerIds: jsonb().$type<number[]>().notNull(),
    /** `open`, `handled` or `falseAlarm`. */
    state: text().notNull().default('open'),
    judgedBy: integer().references(() => accounts.id),
    judgedAt: moment(),
  },
  (table) => [index('dialogue_flags_dialogue').on(table.dialogueId)],
);
