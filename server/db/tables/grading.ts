import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { EnglishGrading, SubjectiveGrading } from '../../../src/domain/grading';
import { accounts } from './account';
import { answers } from './answers';
import { moment, reference } from './columns';

/** An analyst's grading of a written answer, given once and never changed. */
export const gradings = pgTable(
  'gradings',
  {
    answerId: integer()
      .primaryKey()
      .references(() => answers.id),
    accountId: reference(() => accounts.id),
    /** English answers have the second form, all others the first. */
    grading: jsonb().$type<SubjectiveGrading | EnglishGrading>().notNull(),
    gradedAt: moment().notNull(),
  },
  (table) => [index('gradings_latest').on(table.accountId, table.gradedAt, table.answerId)],
);
