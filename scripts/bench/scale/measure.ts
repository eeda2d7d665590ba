import autocannon from 'autocannon';
import { createClient } from '../../../tests/server/rig/client';
import type { Figure } from '../figure';
import { withServer } from '../server';
import { callsOf, crowded, type Measured } from './calls';
import { startGrown } from './grown';
import { measureMeanwhile } from './meanwhile';
import { requestOf } from './request';
import { sceneOf } from './scene';
import { shareIn } from './size';

const connections = 20;
/** How often a call is made alone, and by all connections together. */
const amount = { alone: 30, crowded: 200 };

interface Times {
  readonly alone: number;
  readonly crowded: number;
}

async function timesOf(address: string, token: string, measured: Measured): Promise<Times> {
  const options = requestOf(measured, address, token);
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

interface World {
  readonly times: readonly (Times & Measured)[];
  readonly meanwhile: readonly Figure[];
}

/** Who asks, and who logs in meanwhile. */
type Pair = readonly [string, string];

/** All calls of an analyst on a world, and what others wait meanwhile. */
async function measureWorld(url: string, [username, other]: Pair): Promise<World> {
  const env = { PORT: '0', HOST: '127.0.0.1', LIFE: 'off', DEMONSTRATION: 'on', DATABASE_URL: url };
  return withServer('scripts/bench/scale/serve.ts', env, async (address) => {
    const token = await createClient(address).tokenOf(username);
    const calls = callsOf(await sceneOf(url, username));
    const times: (Times & Measured)[] = [];
    for (const call of calls) times.push({ ...call, ...(await timesOf(address, token, call)) });
    return {
      times,
      meanwhile: await measureMeanwhile({ address, token, calls, connections, other }),
    };
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
    const demonstration = await measureWorld(worlds.demonstration, ['zhou', 'emily']);
    const grown = await measureWorld(worlds.grown, ['analyst1', 'analyst2']);
    const ofCalls = grown.times.flatMap((times, at) =>
      figuresOf(times, demonstration.times[at] ?? times),
    );
    return [...ofCalls, ...grown.meanwhile];
  } finally {
    await worlds.stop();
  }
}
