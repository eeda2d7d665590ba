import type { Page } from '@playwright/test';
import { z } from 'zod';
import { pongWithin } from '../../../src/contract/socket';
import type { Walk } from './adapter';

/** A little more than a frame, in ms: dialogs move the focus and menus find their place in one. */
export const frame = 20;

const time = z.object({ now: z.coerce.date() });

/** Lets a while go by, in ms, for the server and for this computer, which sleeps meanwhile. */
export async function goOn({ page, world }: Walk, rest: number): Promise<void> {
  if (rest > 0) {
    await world.control('clock', { advance: String(rest) });
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + rest);
  }
  await page.clock.runFor(1000);
}

/** Lets the time go on to a moment. */
export async function goOnTo(walk: Walk, moment: number): Promise<void> {
  const { now } = time.parse(await walk.world.control('clock', { advance: '0' }));
  await goOn(walk, moment - now.getTime());
}

/** Less than a link to the server waits for its answer, in ms. */
const piece = pongWithin / 2;

/** Lets time pass on a page, piece by piece: in between the server has its say, or links would seem dead. */
export async function letPass(page: Page, duration: number): Promise<void> {
  for (let left = duration; left > 0; left -= piece) {
    await page.clock.runFor(Math.min(left, piece));
    if (left > piece) await page.evaluate(() => fetch('/config.json').then(String, String));
  }
}
