import type { Locator } from '@playwright/test';
import type { SupplyWay } from '../../../../src/machines/rewards/coinBalance';
import { expect } from '../../world';
import type { Walk } from '../adapter';

/** The coins in the top bar, however many there are. */
export function coins({ page, say }: Walk): Locator {
  const name = say('rewards:balance.coins', { count: 2 }).replace('2', String.raw`[\d,]+`);
  return page.getByRole('button', { name: new RegExp(`^${name}$`) });
}

/** Notices lie over the top bar: while time stands still none goes by itself. */
async function closeNotices({ page, say }: Walk): Promise<void> {
  const closing = page.getByRole('button', { name: say('parts:toast.dismiss'), exact: true });
  for (let left = await closing.count(); left > 0; left -= 1) {
    await closing.first().click();
    await page.clock.runFor(1000);
  }
}

/** Goes a way to come by more. */
export async function goWay(walk: Walk, way: SupplyWay): Promise<void> {
  const { page, say } = walk;
  await closeNotices(walk);
  await coins(walk).click();
  // The menu takes its place in the next frame.
  await page.clock.runFor(100);
  await page.getByRole('menuitem', { name: say(`rewards:supply.${way}`) }).click();
  const dialogs = async () => {
    // Its code comes late, and is shown a moment after it has come.
    await page.clock.runFor(100);
    return page.getByRole('dialog').or(page.getByRole('alertdialog')).count();
  };
  await expect.poll(dialogs).toBeGreaterThan(0);
}
