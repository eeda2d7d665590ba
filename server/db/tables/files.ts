import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { moment, reference } from './columns';

/** A file that somebody uploaded; its bytes lie with the files' adapter under the same id. */
export const files = pgTable('files', {
  /** 256 random bits: who knows it may see the file, as an `img` element sends no token. */
  id: text().primaryKey(),
  accountId: reference(() => accounts.id),
  /** What the bytes are, found by looking at them. */
  type: text().notNull(),
  size: integer().notNull(),
  /** What it is called where it is fetched; null for pictures, which have no name. */
  name: text(),
  at: moment().notNull(),
});
