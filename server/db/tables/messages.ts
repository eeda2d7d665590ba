import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { MessageFacts } from '../../../src/domain/messages';
import { accounts } from './account';
import { identity, moment, reference } from './columns';
import { students } from './students';

/** What an account is told of its students, its homework and its colleagues. */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    accountId: reference(() => accounts.id),
    subjectId: integer().notNull(),
    /** One of `messageTopics`; nobody is shown any other. */
    topic: text().notNull().default(''),
    /** Null where it is about several students, or about none. */
    studentId: integer().references(() => students.id),
    /** The homework, or one person's homework. */
    aboutId: integer(),
    facts: jsonb().$type<MessageFacts>().notNull().default({}),
    /** What it tells of, so that nobody is told twice. */
    occasion: text(),
    isRead: boolean().notNull().default(false),
    /** The coins that were given for it, once. */
    rewardCoins: integer(),
    at: moment().notNull(),
  },
  (table) => [
    index('messages_account').on(table.accountId, table.subjectId, table.isRead),
    unique('messages_occasion').on(table.accountId, table.subjectId, table.occasion),
  ],
);

/** A message to a student, who reads it on the learning machine: one a business day and reason, whoever sends it. */
export const reminders = pgTable(
  'reminders',
  {
    studentId: reference(() => students.id),
    /** A `ReminderReason`. */
    reason: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    accountId: reference(() => accounts.id),
    subjectId: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.reason, table.day] })],
);
