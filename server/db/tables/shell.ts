import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { schools } from './account';
import { identity } from './columns';

/** Days on which a school goes by a rule of its own; rule type 4 is a vacation. Both end days belong to it. */
export const schoolRules = pgTable(
  'school_rules',
  {
    id: identity(),
    schoolId: integer()
      .notNull()
      .references(() => schools.id),
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
    schoolId: integer()
      .notNull()
      .references(() => schools.id),
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
