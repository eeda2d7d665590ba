import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables';

/** What a handler asks of the database, in or out of a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof tables>;

/** Who listens to a channel. */
export interface Listener {
  heard(text: string): void;
  /** The link was lost and is back: what was said meanwhile was missed. */
  interrupted(): void;
}

/** The one database behind the portal: PGlite in a folder, or PostgreSQL. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** For reading; what changes anything goes through `transact`. */
  readonly query: Queries;
  /** Commits as a whole, or not at all; resolved only when the commit is on the disk. */
  transact<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** The same for a single statement, which is a transaction by itself: the database is asked once, not three times. */
  writeOnce<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Hears what `notify` of any process says, after its commit. */
  listen(channel: string, listener: Listener): Promise<void>;
  close(): Promise<void>;
}
