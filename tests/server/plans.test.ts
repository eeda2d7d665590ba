import pg from 'pg';
import { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsOf, type Measured } from '../../scripts/bench/scale/calls';
import { sceneOf } from '../../scripts/bench/scale/scene';
import { readSettings } from '../../server/settings';
import { type RunningServer, startServer } from '../../server/start';
import { type FreshDatabase, freshDatabase } from './rig';
import { createClient } from './rig/client';
import { createClock } from './rig/clock';

/** What grows without end: 12,000,000 answers, 1,200,000 homework persons, 60,000 students. */
const large = [
  ...['answers', 'activities', 'wrong_questions', 'homework', 'homework_persons', 'corrections'],
  ...['transfers', 'highlights', 'gradings', 'reports', 'listings', 'students', 'enrolments'],
];
/** A table is read whole only where no index serves, and every statement is planned once for all values. */
const settings = ['enable_seqscan = off', 'plan_cache_mode = force_generic_plan'];
const counts = z.array(z.object({ relname: z.string(), seq_scan: z.coerce.number() }));

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
  const env = { PORT: '0', DEMONSTRATION: 'on', LIFE: 'off', ...fresh.settings };
  server = await startServer(readSettings(env), { clock: createClock(), settlingPace: 0 });
  calls = callsOf(await sceneOf(url(), 'zhou'));
});

afterAll(async () => {
  await client.end();
  await fresh.remove();
});

/** How often each large table has been read whole, as told once all connections of the server have ended. */
async function readWhole() {
  const { rows } = await client.query(
    'select relname, seq_scan from pg_stat_user_tables where relname = any($1) and seq_scan > 0',
    [large],
  );
  return new Map(counts.parse(rows).map((row) => [row.relname, row.seq_scan]));
}

it('no page of home, homework, students, answers, reports or foundation reads a large table whole', async () => {
  await client.query('select pg_stat_reset()');
  const { ask } = createClient(server.address);
  for (const { call, payload } of calls) await ask(call, { ...payload }, { as: 'zhou' });
  await server.stop();
  expect(await readWhole()).toEqual(new Map());
});
