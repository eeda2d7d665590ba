import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database';
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

/** A connection that only listens; it comes back by itself when the database was away. */
function listener(url: string) {
  const heard = new Map<string, (text: string) => void>();
  let client: pg.Client | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', ({ channel, payload }) => heard.get(channel)?.(payload ?? ''));
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (!isClosed) setTimeout(reconnect, 1000);
    });
    await fresh.connect();
    for (const channel of heard.keys()) await fresh.query(`listen "${channel}"`);
    client = fresh;
  }

  function reconnect(): void {
    connect().catch(() => {
      if (!isClosed) setTimeout(reconnect, 1000);
    });
  }

  return {
    async add(channel: string, onText: (text: string) => void): Promise<void> {
      heard.set(channel, onText);
      if (client === null) await connect();
      else await client.query(`listen "${channel}"`);
    },
    async close(): Promise<void> {
      isClosed = true;
      await client?.end();
    },
  };
}

/** PostgreSQL: several server processes may share it; they hear each other by LISTEN and NOTIFY. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);
  await bringUpToDate(pool);
  const query = drizzle(pool, { schema: tables, casing: 'snake_case' });
  const ears = listener(url);

  return {
    kind: 'postgres',
    query,
    transact: (work) => query.transaction(work),
    listen: (channel, heard) => ears.add(channel, heard),
    async close() {
      await ears.close();
      await pool.end();
    },
  };
}
