import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { questions } from './answers';
import { moment } from './columns';

/**
 * The latest answer of an analyst's test account to a question. It lies beside the answers of students, not among
 * them: no report, board or share counts it.
 */
export const practiceAnswers = pgTable(
  'practice_answers',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    /** `A`, `B` or `C`. */
    testAccount: text().notNull(),
    questionId: integer()
      .notNull()
      .references(() => questions.id),
    /** Another one with every answer: a verdict says which answer was seen. */
    answerId: integer().notNull().generatedByDefaultAsIdentity(),
    answer: text().notNull(),
    /** Null where a person has to compare it with the solution. */
    isRight: boolean(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.testAccount, table.questionId] })],
);
