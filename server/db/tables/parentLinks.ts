import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReportHandout } from '../../../src/domain/reports';
import { moment } from './columns';

/** What a link shows: a given feedback, a student's report of certain days, or a result in a test paper. */
export type LinkedThing =
  | { readonly kind: 'feedback'; readonly feedbackId: number }
  | { readonly kind: 'exam'; readonly reportId: number }
  | ({ readonly kind: 'report' } & ReportHandout);

/** The links by which parents read something; a link is deleted when it is taken back [SCREEN-195]. */
export const parentLinks = pgTable('parent_links', {
  /** One link for one thing: jsonb compares whatever the order of its keys. */
  about: jsonb().$type<LinkedThing>().primaryKey(),
  /** What its address holds; kept as it is, since the analyst may look at the link again. */
  key: text().notNull().unique(),
  endsAt: moment().notNull(),
  opened: integer().notNull(),
});
