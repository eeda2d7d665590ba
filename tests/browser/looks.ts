import type { Page } from '@playwright/test';
import { accessFaults } from './accessFaults';
import { expect } from './world';

/** Where the pictures of a run are kept, for those who want to look at them; else none are taken. */
const pictures = process.env['PICTURES'];

/** Expects that everybody can use the page as it stands, and takes pictures of it where that is asked for. */
export async function look(page: Page, name: string): Promise<void> {
  // The address changes before the page that it leads to is drawn.
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await accessFaults(page)).toEqual([]);
  if (pictures === undefined) return;
  const before = page.viewportSize();
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({
      path: `${pictures}/${name}-${String(width)}.png`,
      animations: 'disabled',
    });
  }
  if (before !== null) await page.setViewportSize(before);
}
