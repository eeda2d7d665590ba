import pg from 'pg';
import { z } from 'zod';
import { today } from '../../../tests/server/rig/clock';
import { growthOf } from './growth';
import type { Size } from './size';

/** Filled without their indexes, which are made afterwards: twice as fast. */
const large = [
  ...['answers', 'activities', 'wrong_questions', 'homework_persons', 'homework_candidates'],
  ...['transfers', 'purses', 'reports', 'listings'],
];
const indexes = z.array(z.object({ indexname: z.string(), indexdef: z.string() }));

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`  ${what}: ${String(Math.round((performance.now() - start) / 1000))} s`);
}

/** The indexes of the large tables that no constraint needs. */
async function spareIndexes(client: pg.Client) {
  const { rows } = await client.query(
    `select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename = any($1)
       and not exists (select from pg_constraint where conindid = format('public.%I', indexname)::regclass)`,
    [large],
  );
  return indexes.parse(rows);
}

const sequences = `
  do $$ declare t record; begin
    for t in select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' loop
      execute format('select setval(pg_get_serial_sequence(%1$L, ''id''), coalesce((select max(id) from %1$I), 0) + 1, false)', t.name);
    end loop;
  end $$`;

/** Lets the demonstration in a database grow; the database is a superuser's own and nobody else is there. */
export async function grow(url: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Rows are copies of rows that are right: constraints and triggers need not look at each again.
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set work_mem = '512MB'; set maintenance_work_mem = '1GB';
    create table grown_today as select '${today.toISOString()}'::timestamptz as today`);
  const spare = await spareIndexes(client);
  for (const { indexname } of spare) await client.query(`drop index "${indexname}"`);
  for (const { what, sql } of growthOf(size)) await timed(what, () => client.query(sql));
  await timed('indexes', async () => {
    for (const { indexdef } of spare) await client.query(indexdef);
  });
  const temporary = ['today', 'models', 'homework', 'classes', 'students', 'analysts'];
  for (const name of temporary) await client.query(`drop table grown_${name}`);
  await client.query(sequences);
  await timed('statistics', () => client.query('vacuum (analyze)'));
  await client.query('checkpoint');
  await client.end();
}
