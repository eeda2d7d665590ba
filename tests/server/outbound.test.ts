import { createServer } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { allCalls } from '../../src/contract';
import { logout, updatePassword } from '../../src/contract/account';
import { oddForms } from './plausibleForms';
import { worldOf } from './rig';

/** What a connection was opened to, as `Socket.connect` is told. */
const target = z.array(z.unknown()).transform((told) => {
  const [first] = told.flat();
  return z
    .object({ port: z.coerce.number(), host: z.string().optional() })
    .catch({ port: -1 })
    .parse(first);
});

/** Not these: they would end the session that all the others need. */
const calls = allCalls.filter(
  (call) => call.file === null && call !== logout && call !== updatePassword,
);

describe('[SEC] the server', { timeout: 120_000 }, () => {
  const asked: string[] = [];
  const bait = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end();
  });
  const world = worldOf({ database: 'pglite' });
  let baitPort = 0;
  beforeAll(async () => {
    await world.tokenOf('zhou');
    await new Promise<void>((listening) => bait.listen(0, '127.0.0.1', listening));
    const bound: AddressInfo | string | null = bait.address();
    baitPort = typeof bound === 'object' ? (bound?.port ?? 0) : 0;
  });
  afterAll(() => bait.close());

  it('opens no connection of its own, whatever address a form names', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect');
    const addresses = [`http://127.0.0.1:${String(baitPort)}/bait`, 'https://bait.example/a.png'];
    for (const call of calls) {
      const forms = oddForms(call, addresses);
      await Promise.all(forms.map(({ form }) => world.post(call, form, { as: 'zhou' })));
    }
    const ports = connect.mock.calls.map((told) => target.parse(told).port);
    connect.mockRestore();
    expect(ports.length).toBeGreaterThan(0);
    // Whoever asks is this test.
    expect(new Set(ports)).toEqual(new Set([Number(new URL(world.server(0)).port)]));
    expect(asked).toEqual([]);
    expect(await (await fetch(addresses[0] ?? '')).text()).toBe('');
    expect(asked).toEqual(['/bait']);
  });
});
