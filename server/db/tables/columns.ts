import { type AnyPgColumn, integer, timestamp } from 'drizzle-orm/pg-core';

/** The primary key that every table of things has. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A moment; the database keeps UTC, the business day is Asia/Shanghai. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** The id of a row of another table, which every row has. */
export const reference = (to: () => AnyPgColumn, actions: { readonly onDelete?: 'cascade' } = {}) =>
  integer().notNull().references(to, actions);
