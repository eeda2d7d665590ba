import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database';
import { createListener } from './listener';
import { migrationsFolder } from './migrations';
import * as tables from './tables';

/** Any number that only this product's migrations use as an advisory lock. */
const migrationLock = 4_173_001;

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}

/** What keeps one stuck statement from holding up everybody: all in ms. */
const patience = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 9_000,
  statement_timeout: 8_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** PostgreSQL: several server processes may share it; they hear each other by LISTEN and NOTIFY. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 20, ...patience });
  pool.on('error', () => undefined);
  await bringUpToDate(pool);
  const query = drizzle(pool, { schema: tables, casing: 'snake_case' });
  const listener = createListener(url);

  return {
    kind: 'postgres',
    query,
    transact: (work) => query.transaction(work),
    listen: (channel, ear) => listener.add(channel, ear),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
