import { coinCount } from '../../../../src/contract/rewards';
import { comeBack } from '../../world';
import type { Walk } from '../adapter';

/** Goes to a page; the coins of the top bar are counted meanwhile, so that the next count is the page's. */
export async function comeOnceCounted(
  { page, world, language }: Walk,
  address: string,
): Promise<void> {
  const path = `**${coinCount.path}`;
  await page.route(path, (call) => call.continue());
  const counted = page.waitForResponse(path);
  await comeBack(page, world, 'zhou', address, language);
  await counted;
  await page.unroute(path);
}
