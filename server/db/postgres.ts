import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseAway } from './away';
import { tellLostCommits } from './commitLost';
import type { Database } from './database';
import { createListener } from './listener';
import { migrationsFolder } from './migrations';
import * as tables from './tables';

/** Any number that only this product's migrations use as an advisory lock. */
const migrationLock = 4_173_001;

/** How long a server that may not be there has to answer, in ms. */
const connectionTimeoutMillis = 5_000;

async function bringUpToDate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  await client.connect().catch((error: unknown) => {
    throw new DatabaseAway(url, error);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/**
 * Statements here are short and many at once: workers for one would only take the processors from the others. What
 * they read lies in memory or on a solid-state disk, where a page costs the same wherever it is.
 */
const planning = '-c max_parallel_workers_per_gather=0 -c random_page_cost=1.1';

/** After so many ms a stuck statement lets go of what others wait for. A call is answered before that. */
const patience = {
  connectionTimeoutMillis,
  query_timeout: 35_000,
  statement_timeout: 30_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

/**
 * Few connections that stay: what two processors work on at once is answered soonest, and each connection knows its
 * plans from an earlier call.
 */
const connections = { max: 10, idleTimeoutMillis: 10 * 60_000 };

/** PostgreSQL: several server processes may share it; they hear each other by LISTEN and NOTIFY. */
export async function openPostgres(url: string): Promise<Database> {
  await bringUpToDate(url);
  const pool = new pg.Pool({
    connectionString: url,
    options: planning,
    ...connections,
    ...patience,
  });
  pool.on('error', () => undefined);
  // A connection that ends while a transaction has it fails the statement, and says so once more.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const query = drizzle(pool, { schema: tables, casing: 'snake_case' });
  const listener = createListener(url);

  return {
    kind: 'postgres',
    query,
    transact: (work) => tellLostCommits((begun) => query.transaction(begun), work),
    writeOnce: (work) => work(query),
    listen: (channel, added) => listener.add(channel, added),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
