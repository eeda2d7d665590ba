import pg from 'pg';
import { z } from 'zod';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callsOf, type Measured } from '../../scripts/bench/scale/calls';
import { sceneOf } from '../../scripts/bench/scale/scene';
import { readSettings } from '../../server/settings';
import { type RunningServer, startServer } from '../../server/start';
import { type FreshDatabase, freshDatabase } from './rig';
import { createClient } from './rig/client';
import { createClock } from './rig/clock';
import { wholeIndexesIn } from './rig/plans';

/** What grows without end: 12,000,000 answers, 1,200,000 homework persons, 60,000 students. */
const large = [
  ...['answers', 'activities', 'wrong_questions', 'homework', 'homework_persons', 'corrections'],
  ...['transfers', 'highlights', 'gradings', 'reports', 'listings', 'students', 'enrolments'],
];
/**
 * A table is read whole only where no index serves, every statement is planned once for all values, and each
 * plan comes back as a notice.
 */
const settings = [
  ...['enable_seqscan = off', 'plan_cache_mode = force_generic_plan'],
  ...["session_preload_libraries = 'auto_explain'", 'auto_explain.log_min_duration = 0'],
  ...["auto_explain.log_level = 'notice'", "auto_explain.log_format = 'json'"],
];
const counts = z.array(z.object({ relname: z.string(), seq_scan: z.coerce.number() }));
const names = z.array(z.object({ indexname: z.string() }));

let fresh: FreshDatabase;
let server: RunningServer;
let client: pg.Client;
let calls: readonly Measured[];
const url = () => fresh.settings.DATABASE_URL ?? '';

beforeAll(async () => {
  fresh = await freshDatabase('postgres');
  client = new pg.Client({ connectionString: url() });
  await client.connect();
  const name = new URL(url()).pathname.slice(1);
  for (const setting of settings) await client.query(`alter database "${name}" set ${setting}`);
  await pretendGrowth();
  const env = { PORT: '0', DEMONSTRATION: 'on', LIFE: 'off', ...fresh.settings };
  server = await startServer(readSettings(env), { clock: createClock(), settlingPace: 0 });
  calls = callsOf(await sceneOf(url(), 'zhou'));
});

afterAll(async () => {
  await client.end();
  await fresh.remove();
});

/**
 * Has statements planned as for a thousand times as many rows, of as many more people: a small table is rightly
 * read whole.
 */
async function pretendGrowth() {
  await client.query(
    `update pg_statistic set stadistinct = -stadistinct / reltuples,
        stakind1 = case stakind1 when 1 then 0 else stakind1 end
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.oid = starelid and attnum = staattnum and relname = any($1) and stadistinct > 0
        and attname in ('student_id', 'account_id', 'homework_id', 'from_id', 'to_id')`,
    [large],
  );
  await client.query('update pg_class set reltuples = reltuples * 1000 where relname = any($1)', [
    large,
  ]);
}

/** How often each large table has been read whole, as told once all connections of the server have ended. */
async function readWhole() {
  const { rows } = await client.query(
    'select relname, seq_scan from pg_stat_user_tables where relname = any($1) and seq_scan > 0',
    [large],
  );
  return new Map(counts.parse(rows).map((row) => [row.relname, row.seq_scan]));
}

/** The indexes of the large tables. */
async function largeIndexes() {
  const { rows } = await client.query(
    'select indexname from pg_indexes where tablename = any($1)',
    [large],
  );
  return new Set(names.parse(rows).map(({ indexname }) => indexname));
}

it('no page of home, homework, students, answers, reports or foundation reads a large table or one of its indexes whole', async () => {
  await client.query('select pg_stat_reset()');
  const emitted = vi.spyOn(pg.Client.prototype, 'emit');
  const { ask } = createClient(server.address);
  for (const { call, payload } of calls) await ask(call, { ...payload }, { as: 'zhou' });
  await server.stop();
  const notices = emitted.mock.calls.filter(([event]) => event === 'notice');
  emitted.mockRestore();
  expect(notices.length).toBeGreaterThan(calls.length);
  const indexes = await largeIndexes();
  expect(notices.flatMap(([, notice]) => wholeIndexesIn(notice, indexes))).toEqual([]);
  expect(await readWhole()).toEqual(new Map());
});
