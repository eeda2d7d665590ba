import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Call, PayloadOf } from '../../../src/contract/call';
import { createClient } from './client';
import { startProcess } from './process';

interface Killing<C extends Call> {
  /** The environment of the server's process. */
  readonly settings: Parameters<typeof startProcess>[0];
  readonly call: C;
  readonly payload: PayloadOf<C>;
  readonly calls: number;
}

/**
 * Sends a call of Zhou's many times, each with a request id of its own, and kills the server's process when a
 * third is acknowledged; then sends them all again to a second process. What was acknowledged is answered as
 * it was. Returns how many had been.
 */
export async function sendThroughAKill<C extends Call>(killing: Killing<C>): Promise<number> {
  const { settings, call, payload, calls } = killing;
  const first = startProcess(settings);
  const client = createClient(await first.address);
  const token = await client.tokenOf('zhou');
  const ids = Array.from({ length: calls }, () => randomUUID());
  const acknowledged = new Map<string, string>();
  const lane = async (number: number) => {
    for (const requestId of ids.filter((_, at) => at % 3 === number)) {
      const { body } = await client.send(call, payload, { token, requestId });
      acknowledged.set(requestId, body);
      if (acknowledged.size === calls / 3) first.signal('SIGKILL');
    }
  };
  await Promise.allSettled([0, 1, 2].map(lane));
  await first.ended;

  const second = startProcess(settings);
  const again = createClient(await second.address);
  for (const requestId of ids) {
    const { body } = await again.send(call, payload, { token, requestId });
    expect(body).toBe(acknowledged.get(requestId) ?? body);
  }
  second.signal('SIGTERM');
  expect(await second.ended).toBe(0);
  return acknowledged.size;
}
