import type { Page } from '@playwright/test';
import { coinCount } from '../../../../src/contract/rewards';
import { comeBack } from '../../world';
import type { Walk } from '../adapter';
import type { Answer } from '../answers';

/** Lets the top bar count the coins after something that makes it do so, so that the next count is the page's. */
async function whileCounted(page: Page, happens: () => Promise<unknown>): Promise<void> {
  const path = `**${coinCount.path}`;
  await page.route(path, (call) => call.continue());
  const counted = page.waitForResponse(path);
  await happens();
  await counted;
  await page.unroute(path);
}

/** Goes to a page; the coins of the top bar are counted meanwhile. */
export function comeOnceCounted({ page, world, language }: Walk, address: string): Promise<void> {
  return whileCounted(page, () => comeBack(page, world, 'zhou', address, language));
}

/** What costs coins: the server says so, and the top bar counts them anew. */
export const counted =
  (answer: Answer): Answer =>
  (call, walk) =>
    whileCounted(walk.page, () => answer(call, walk));
