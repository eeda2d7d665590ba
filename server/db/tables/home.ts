import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { identity, moment, reference } from './columns';
import { students } from './students';

/** A report that a student's finished lesson or day has produced. */
export const reports = pgTable(
  'reports',
  {
    id: identity(),
    studentId: reference(() => students.id),
    subjectId: integer().notNull(),
    title: text().notNull(),
    kind: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('reports_student').on(table.studentId, table.at)],
);

/** A to-do put off by hand, with the reason; the thing itself is done only by doing it. */
export const snoozes = pgTable(
  'snoozes',
  {
    id: identity(),
    accountId: reference(() => accounts.id),
    item: text().notNull(),
    reason: text().notNull(),
    until: moment().notNull(),
  },
  (table) => [index('snoozes_account').on(table.accountId)],
);
