import type { Locator } from '@playwright/test';
import { expect, logIn } from '../world';
import type { Walk } from './stage';

/** A button by its words. */
export const button = (name: string) => ({
  find: ({ page, say }: Walk): Locator =>
    page.getByRole('button', { name: say(name), exact: true }),
});

/** The Chinese analyst logs in, and is at home. */
export async function enterPortal({ page }: Walk): Promise<void> {
  await logIn(page, 'zhou');
  await expect(page).toHaveURL(/\/home\?/);
}

/** Somebody who is at home opens an entry of the account menu. */
export async function openEntryAtHome({ page, say }: Walk, entry: string): Promise<void> {
  await page.getByRole('button', { name: '明远', exact: true }).click();
  await page.getByRole('menuitem', { name: say(`account:entry.${entry}`) }).click();
  // Time that stands still would keep its code from showing.
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The Chinese analyst logs in, and opens an entry of the account menu. */
export async function openEntry(walk: Walk, entry: string): Promise<void> {
  await enterPortal(walk);
  await openEntryAtHome(walk, entry);
}
