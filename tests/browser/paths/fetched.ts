import type { Locator, Page } from '@playwright/test';
import { expect } from '../world';

/** Waits for a part of the page that is fetched when it is first shown: React puts off showing it for a moment. */
export async function awaitFetched(page: Page, part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return part.count();
    })
    .toBeGreaterThan(0);
}
