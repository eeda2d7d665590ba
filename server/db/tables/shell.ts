import { date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { accounts, schools } from './account';
import { identity, reference } from './columns';

/** Days on which a school goes by a rule of its own; rule type 4 is a vacation. Both end days belong to it. */
export const schoolRules = pgTable(
  'school_rules',
  {
    id: identity(),
    schoolId: reference(() => schools.id),
    type: integer().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
  },
  (table) => [index('school_rules_school').on(table.schoolId, table.type)],
);

/** What headquarters has opened to a school: its switches and its tests, by name. */
export const schoolFeatures = pgTable(
  'school_features',
  {
    schoolId: reference(() => schools.id),
    feature: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.feature] })],
);

/** Where pages of other products lie; `{account}` and `{student}` in an address are filled in. */
export const outsidePages = pgTable('outside_pages', {
  /** `selfStudy`, `singleCloud`, `wordLearning` or `customerRecord`. */
  name: text().primaryKey(),
  url: text().notNull(),
});

/** Filters of a page that somebody has saved under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: identity(),
    accountId: reference(() => accounts.id),
    path: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
  },
  (table) => [unique('saved_views_name').on(table.accountId, table.path, table.name)],
);
