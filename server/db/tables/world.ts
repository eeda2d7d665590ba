import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What the world remembers of itself: its seed, its story clock, where its random numbers stand. */
export const worldFacts = pgTable('world_facts', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
