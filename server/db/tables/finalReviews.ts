import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { moment, reference } from './columns';
import { students } from './students';

/** What analysts say of their students' terms, in the final reports. */
export const finalReviews = pgTable(
  'final_reviews',
  {
    studentId: reference(() => students.id),
    subjectId: integer().notNull(),
    firstDay: text().notNull(),
    lastDay: text().notNull(),
    text: text().notNull(),
    accountId: reference(() => accounts.id),
    writtenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.subjectId, table.firstDay, table.lastDay] }),
  ],
);
