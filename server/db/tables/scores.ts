import { integer, pgTable } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { moment } from './columns';

/** Who has taken the label of the score menu away, for good. */
export const hiddenScoreLabels = pgTable('hidden_score_labels', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id),
  at: moment().notNull(),
});
