import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { historyExport } from '../../src/contract/answers';
import { wordsIn } from '../../tests/browser/words';
import { startCluster } from '../../tests/server/rig/cluster';
import { createDatabase } from '../../tests/server/rig/copies';
import { startProcess } from '../../tests/server/rig/process';
import { launch, loggedIn } from './browser';
import type { Figure } from './figure';

const say = wordsIn('zh');
const rows = 200_000;
const page = '/answerHistoryEntry/index?subject_id=3';

/** Answers of zhou's students to the subject's questions, spread over the last 89 days. */
const answers = `
  insert into answers (student_id, question_id, module, answer, is_right, seconds, hints_viewed, submitted_at)
  select mine[n % cardinality(mine) + 1], asked[n % cardinality(asked) + 1], 'foundation',
    E'a "line"\\nso $\\\\frac{1}{2}$', n % 3 > 0, 5 + n % 90, 0, now() - n * interval '89 days' / ${String(rows)}
  from generate_series(1, ${String(rows)}) n,
    (select array_agg(student_id) as mine from listings join accounts on accounts.id = account_id where username = 'zhou') m,
    (select array_agg(id) as asked from questions where subject_id = 3) q`;

async function addAnswers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(answers);
  await client.query('vacuum (analyze) answers');
  await client.end();
}

const megabyte = 1024 * 1024;

/** The memory that a process holds, in MB. */
function residentOf(pid: number): number {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Waits for some work, and looks at what grows meanwhile: the most of each. */
async function mostDuring<Result>(
  work: Promise<Result>,
  looks: readonly (() => number | Promise<number>)[],
): Promise<{ result: Result; most: number[] }> {
  const most = looks.map(() => 0);
  const ending = new AbortController();
  const over = work.finally(() => {
    ending.abort();
  });
  while (!ending.signal.aborted) {
    for (const [at, look] of looks.entries()) most[at] = Math.max(most[at] ?? 0, await look());
    await Promise.race([over, wait(100)]);
  }
  return { result: await work, most };
}

async function heapOf(at: Page): Promise<() => Promise<number>> {
  const session = await at.context().newCDPSession(at);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  return async () => (await session.send('Runtime.getHeapUsage')).usedSize / megabyte;
}

async function begin(at: Page): Promise<void> {
  await at.getByRole('button', { name: say('parts:export.open') }).click();
  await at.getByRole('button', { name: say('parts:export.confirm'), exact: true }).click();
}

/** How much more server and page may hold at most, in MB: all rows are 120 MB on the line, some are garbage at any time. */
const room = { server: 250, page: 100 };

/** The export in Chromium: its time, and what server and page hold meanwhile. */
async function whole(at: Page, pid: number): Promise<Figure[]> {
  const heap = await heapOf(at);
  const server = () => residentOf(pid);
  const start = { server: server(), page: await heap(), time: performance.now() };
  const download = at.waitForEvent('download', { timeout: 600_000 });
  await begin(at);
  const { result, most } = await mostDuring(download, [server, heap]);
  const [serverMost = 0, pageMost = 0] = most;
  const seconds = (performance.now() - start.time) / 1000;
  const lines = (await readFile(await result.path(), 'utf8')).split('\r\n').length - 2;
  const memory = (what: string, ours: number, limit?: number): Figure => ({
    ...{ what, unit: 'MB', ours },
    ...(limit !== undefined && { most: Math.round(limit) }),
  });
  return [
    { what: 'rows in the file', unit: '', ours: lines, least: rows },
    { what: 'time', unit: 's', ours: seconds, most: 120 },
    memory('server at the start', start.server),
    memory('server at most', serverMost, start.server + room.server),
    memory('server at the end', server()),
    memory('page at the start', start.page),
    memory('page at most', pageMost, start.page + room.page),
    memory('page at the end', await heap()),
  ];
}

/** An export that is closed in its middle: how many parts the server is still asked for. */
async function cancelled(at: Page): Promise<Figure> {
  let parts = 0;
  at.on('request', (request) => {
    if (request.url().endsWith(historyExport.path)) parts += 1;
  });
  await begin(at);
  await expect.poll(() => parts, { timeout: 60_000 }).toBeGreaterThan(5);
  await at.keyboard.press('Escape');
  await at.getByRole('dialog').waitFor({ state: 'hidden' });
  const asked = parts;
  await at.waitForTimeout(2000);
  return { what: 'parts asked for after it is closed', unit: '', ours: parts - asked, most: 0 };
}

async function measured(browser: Browser, address: string, pid: number): Promise<Figure[]> {
  const storageState = await loggedIn(browser, address);
  const context = await browser.newContext({ baseURL: address, storageState });
  const at = await context.newPage();
  const open = async () => {
    await at.goto(page);
    await at.locator('tbody tr').first().waitFor();
  };
  await open();
  const figures = await whole(at, pid);
  await open();
  return [...figures, await cancelled(at)];
}

/** The export of the answer history, on PostgreSQL. */
export async function measureExports(): Promise<Figure[]> {
  const cluster = await startCluster();
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bench-exports-'));
  const DATABASE_URL = await createDatabase(cluster.url);
  await addAnswers(DATABASE_URL);
  const server = startProcess({ DATABASE_URL, DATA_DIR });
  const browser = await launch();
  try {
    return await measured(browser, await server.address, server.pid);
  } finally {
    await browser.close();
    server.signal('SIGTERM');
    await server.ended;
    await cluster.stop();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}
