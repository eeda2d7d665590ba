import type { Page } from '@playwright/test';
import { accessFaults, expect } from './world';

/** Where the pictures of a run are kept, for those who want to look at them; else none are taken. */
const pictures = process.env['PICTURES'];

/**
 * What appears slowly is pale for a moment, and would be measured so; only a spinner never ends, nor what moves with
 * the scrolling instead of the time.
 */
async function hasAppeared(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/** Expects that everybody can use the page as it stands, and takes pictures of it where that is asked for. */
export async function look(page: Page, name: string): Promise<void> {
  await hasAppeared(page);
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
