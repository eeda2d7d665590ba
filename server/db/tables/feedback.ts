import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { HeadquartersForm, PostClassDraft } from '../../../src/domain/feedback';
import type { SessionRecord } from '../../../src/domain/sessionRecord';
import { accounts } from './account';
import { identity, moment, reference } from './columns';
import { students } from './students';

/** What an analyst tells a student's parents of a class: chart classFeedback [ENTITY-023]. */
export const classFeedbacks = pgTable(
  'class_feedbacks',
  {
    id: identity(),
    accountId: reference(() => accounts.id),
    subjectId: integer().notNull(),
    studentId: reference(() => students.id),
    /** `draft` or `given`. */
    status: text().notNull(),
    content: jsonb().$type<PostClassDraft>().notNull(),
    changedAt: moment().notNull(),
    /** Null while it is a draft. */
    submittedAt: moment(),
  },
  (table) => [index('class_feedbacks_account').on(table.accountId, table.subjectId)],
);

/** What an analyst has sent to headquarters [ENTITY-024]. */
export const headquartersFeedbacks = pgTable(
  'headquarters_feedbacks',
  {
    id: identity(),
    accountId: reference(() => accounts.id),
    subjectId: integer().notNull(),
    type: text().notNull(),
    content: jsonb().$type<HeadquartersForm>().notNull(),
    /** What the portal's charts did before; null when the sender kept it to themselves. */
    record: jsonb().$type<SessionRecord>(),
    createdAt: moment().notNull(),
  },
  (table) => [index('headquarters_feedbacks_account').on(table.accountId, table.subjectId)],
);
