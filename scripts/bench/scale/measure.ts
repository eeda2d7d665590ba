import autocannon from 'autocannon';
import { z } from 'zod';
import { headers } from '../../../src/contract/call';
import { addressOf, createClient } from '../../../tests/server/rig/client';
import type { Figure } from '../figure';
import { withServer } from '../server';
import { callsOf, crowded, type Measured } from './calls';
import { startGrown } from './grown';
import { sceneOf } from './scene';
import { shareIn } from './size';

const connections = 20;
/** How often a call is made alone, and by all connections together. */
const amount = { alone: 30, crowded: 200 };

interface Times {
  readonly alone: number;
  readonly crowded: number;
}

const wire = z.record(z.string(), z.string().optional());

function formOf({ call, payload }: Measured): string {
  const fields = Object.entries(wire.parse(z.encode(call.payload, { ...payload })));
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
}

async function timesOf(address: string, token: string, measured: Measured): Promise<Times> {
  const options = {
    url: addressOf(measured.call, address),
    method: 'POST' as const,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      [headers.authorization]: token,
      [headers.userId]: '1',
    },
    body: formOf(measured),
    timeout: 60,
  };
  const run = async (count: number, calls: number) => {
    const { latency, non2xx, errors } = await autocannon({
      ...options,
      connections: count,
      amount: calls,
    });
    if (non2xx + errors > 0) throw new Error(`${measured.what} was not answered`);
    return latency;
  };
  // A connection plans a statement anew until it has run it some times.
  await run(connections, 6 * connections);
  const { p50 } = await run(1, amount.alone);
  const { p99 } = await run(connections, amount.crowded);
  return { alone: p50, crowded: p99 };
}

/** All calls of an analyst on a world. */
async function measureWorld(url: string, username: string): Promise<(Times & Measured)[]> {
  const env = { PORT: '0', HOST: '127.0.0.1', LIFE: 'off', DEMONSTRATION: 'on', DATABASE_URL: url };
  return withServer('scripts/bench/scale/serve.ts', env, async (address) => {
    const token = await createClient(address).tokenOf(username);
    const calls = callsOf(await sceneOf(url, username));
    const times: (Times & Measured)[] = [];
    for (const call of calls) times.push({ ...call, ...(await timesOf(address, token, call)) });
    return times;
  });
}

/** A call's two figures, each beside that of another world. */
function figuresOf({ what, most, ...ours }: Times & Measured, peer: Times): Figure[] {
  const together = `${what}, 99 of 100 with ${String(connections)} connections`;
  const limit = Math.max(crowded, most);
  return [
    { what, unit: 'ms', ours: ours.alone, peer: peer.alone, most },
    { what: together, unit: 'ms', ours: ours.crowded, peer: peer.crowded, most: limit },
  ];
}

/** The calls on a grown world on PostgreSQL, each beside the demonstration's figure; `--share 0.1` grows a tenth. */
export async function measureScale(): Promise<Figure[]> {
  const worlds = await startGrown(shareIn(process.argv));
  try {
    const demonstration = await measureWorld(worlds.demonstration, 'zhou');
    const grown = await measureWorld(worlds.grown, 'analyst1');
    return grown.flatMap((times, at) => figuresOf(times, demonstration[at] ?? times));
  } finally {
    await worlds.stop();
  }
}
