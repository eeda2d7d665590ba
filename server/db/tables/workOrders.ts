import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { identity, moment, reference } from './columns';

/** A request to the service desk and what became of it [ENTITY-034]. */
export const workOrders = pgTable(
  'work_orders',
  {
    id: identity(),
    accountId: reference(() => accounts.id),
    subjectId: integer().notNull(),
    code: text().notNull().unique(),
    title: text().notNull(),
    createdBy: text().notNull(),
    pushedAt: moment().notNull(),
    /** Null while it is in progress. */
    finishedAt: moment(),
    handledBy: text(),
    resultRemark: text(),
    files: jsonb().$type<{ name: string; url: string }[]>().notNull(),
    isUnread: boolean().notNull().default(true),
  },
  (table) => [index('work_orders_account').on(table.accountId, table.isUnread)],
);
