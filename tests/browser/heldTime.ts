import type { Page } from '@playwright/test';
import { look } from './looks';

/** What goes by before the time stands still, in ms: more than the slowest machine needs to say so. */
const before = 5000;

/**
 * Holds the time of a page whose clock is installed: what the portal does by itself after a while it then
 * does only when `page.clock.runFor` lets that while pass. Pages load with the time running: React waits
 * before it shows what is there.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + before);
}

/** Looks at a page whose time is held: the time goes on by only as many ms as axe has steps. */
export async function lookInHeldTime(page: Page, name: string): Promise<void> {
  const progress = { isDone: false };
  const looked = look(page, name).finally(() => {
    progress.isDone = true;
  });
  // It holds for all pages, also that of axe, which may close in the middle of it.
  while (!progress.isDone) await page.clock.runFor(1).catch(() => undefined);
  await looked;
}
