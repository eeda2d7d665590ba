import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { headers } from '../../src/contract/call';
import { createClient } from '../../tests/server/rig/client';
import { startCluster } from '../../tests/server/rig/cluster';
import { createDatabase } from '../../tests/server/rig/copies';
import { type Figure, median } from './figure';

const rounds = 3;
/** How long a round takes, in seconds. */
const duration = 5;
const connections = 50;

interface Speed {
  readonly callsPerSecond: number;
  /** The time that 99 of 100 answers do not take longer than, in ms. */
  readonly slowest: number;
}

/** Runs a program that prints its address, for as long as the work with it takes. */
export async function withServer<Result>(
  program: string,
  env: Record<string, string>,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk.toString())?.[0];
        if (found !== undefined) resolve(found);
      });
      void ended.then(() => {
        reject(new Error(`${program} ended before it listened`));
      });
    });
    return await work(address);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function speedOf(address: string, token: string): Promise<Speed> {
  const { requests, latency, non2xx } = await autocannon({
    url: `${address}/api/student/list`,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      [headers.authorization]: token,
    },
    body: 'subject_id=1&list=responsible&page=1&page_size=20',
    connections,
    duration,
  });
  if (non2xx > 0) throw new Error(`${String(non2xx)} calls were not answered`);
  return { callsPerSecond: requests.average, slowest: latency.p99 };
}

const ours = (env: Record<string, string>) =>
  withServer('server/main.ts', { ...env, LIFE: 'off' }, async (address) =>
    speedOf(address, await createClient(address).tokenOf('zhou')),
  );
const bare = (env: Record<string, string>) =>
  withServer('scripts/bench/bareServer.ts', env, (address) => speedOf(address, ''));

async function compare(database: string, env: Record<string, string>): Promise<Figure[]> {
  const product: Speed[] = [];
  const peer: Speed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    product.push(await ours(env));
    peer.push(await bare(env));
  }
  const middle = (speeds: readonly Speed[], name: keyof Speed) =>
    median(speeds.map((speed) => speed[name]));
  const rates = {
    ours: middle(product, 'callsPerSecond'),
    peer: middle(peer, 'callsPerSecond'),
  };
  const slowest = { ours: middle(product, 'slowest'), peer: middle(peer, 'slowest') };
  return [
    { what: `${database}: student list, calls a second`, unit: '', ...rates },
    { what: `${database}: share of the peer`, unit: '', ours: rates.ours / rates.peer, least: 0.5 },
    { what: `${database}: 99 of 100 within`, unit: 'ms', ...slowest, most: 3 * slowest.peer },
  ];
}

/** The student list over HTTP, beside the same statement in a bare Fastify on the same database. */
export async function measureServer(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const cluster = await startCluster();
  const common = { PORT: '0', HOST: '127.0.0.1' };
  try {
    return [
      ...(await compare('PGlite', { ...common, DATA_DIR: join(folder, 'data') })),
      ...(await compare('PostgreSQL', {
        ...common,
        DATA_DIR: join(folder, 'files'),
        DATABASE_URL: await createDatabase(cluster.url),
      })),
    ];
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
