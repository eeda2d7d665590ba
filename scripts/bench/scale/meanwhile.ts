import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import * as foundation from '../../../src/contract/foundation';
import { boardInfo } from '../../../src/contract/boards';
import { historyExport } from '../../../src/contract/answers';
import { createClient } from '../../../tests/server/rig/client';
import type { Figure } from '../figure';
import type { Measured } from './calls';
import { requestOf } from './request';

/** What takes the server most. */
const heavy: readonly string[] = [
  ...[foundation.studentStatExport, foundation.foundationStudyData, boardInfo, historyExport].map(
    ({ path }) => path,
  ),
];
/** How long each of them is asked for by all connections, in seconds. */
const duration = 10;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const slowestOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? NaN;

interface Crowd {
  readonly address: string;
  readonly token: string;
  readonly calls: readonly Measured[];
  readonly connections: number;
  /** The username of another account. */
  readonly other: string;
}

/** How long `/health` and the login of another account take while all connections ask for something heavy. */
export async function measureMeanwhile(crowd: Crowd): Promise<Figure[]> {
  const { address, token, calls, connections, other } = crowd;
  const health: number[] = [];
  const logins: number[] = [];
  for (const call of calls.filter((one) => heavy.includes(one.call.path))) {
    const asking = autocannon({ ...requestOf(call, address, token), connections, duration });
    const until = performance.now() + duration * 1000;
    await wait(500);
    while (performance.now() < until) {
      health.push(await timeOf(() => fetch(`${address}/health`)));
      logins.push(await timeOf(() => createClient(address).tokenOf(other)));
      await wait(200);
    }
    await asking;
  }
  const what = `, 95 of 100 while ${String(connections)} connections ask for what is heavy`;
  const of = (name: string, times: readonly number[]): Figure => ({
    ...{ what: `${name}${what}`, unit: 'ms', ours: slowestOf(times), most: 100 },
  });
  return [of('/health', health), of('a login', logins)];
}
