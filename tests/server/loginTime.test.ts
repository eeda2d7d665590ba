import { expect, it } from 'vitest';
import { login } from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { worldOf } from './rig';

const world = worldOf({ database: 'pglite' });

const rounds = 30;

/** How long a refused login takes, in ms. */
async function timeOf(uname: string): Promise<number> {
  const start = performance.now();
  const { code } = await world.send(login, { uname, password: 'not-the-password-9' });
  expect(code).toBe(codes.wrongCredentials);
  return performance.now() - start;
}

it('[SEC] a refused login takes as long for an unknown name, a wrong password and too many tries', async () => {
  const times: Record<'unknown' | 'wrong' | 'throttled', number[]> = {
    ...{ unknown: [], wrong: [], throttled: [] },
  };
  for (let round = 0; round < rounds; round += 1) {
    await world.forgetLogins();
    for (let i = 0; i < 5; i += 1) await timeOf('emily');
    times.throttled.push(await timeOf('emily'));
    times.wrong.push(await timeOf('zhou'));
    times.unknown.push(await timeOf('nobody'));
  }
  // The fastest of many: whatever else this computer does only makes a login slower.
  const fastest = Object.values(times).map((taken) => Math.min(...taken));
  expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(1.5);
}, 60_000);
