import type { Locator } from '@playwright/test';
import { comeBack, expect } from '../world';
import type { Walk } from './adapter';

/** A button by its words. */
export const button = (name: string) => ({
  find: ({ page, say }: Walk): Locator =>
    page.getByRole('button', { name: say(name), exact: true }),
});

/** The Chinese analyst comes home, whatever the language. */
export async function enterPortal({ page, world, language }: Walk): Promise<void> {
  await comeBack(page, world, 'zhou', '/home?subject_id=1', language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Somebody who is at home opens an entry of the account menu. */
export async function openEntryAtHome({ page, say }: Walk, entry: string): Promise<void> {
  await page.getByRole('button', { name: '明远', exact: true }).click();
  await page.getByRole('menuitem', { name: say(`shell:entry.${entry}`) }).click();
  // Time that stands still would keep its code from showing.
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The Chinese analyst comes home, and opens an entry of the account menu. */
export async function openEntry(walk: Walk, entry: string): Promise<void> {
  await enterPortal(walk);
  await openEntryAtHome(walk, entry);
}

/** The tab comes to the front, or goes behind another one. */
export const turn = (state: 'visible' | 'hidden') => ({
  trigger: ({ page }: Walk) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state),
});

/** What of this is on the page itself, where no open dialog lies over it. */
export const inReach = (control: Locator, { page }: Walk): Locator =>
  control.and(page.locator(':not([inert] *, [role=dialog] *, [role=alertdialog] *)'));

/** What leaves the dialog on top, whether it asks something or only tells. */
export const leaveDialog = {
  find: ({ page, say }: Walk): Locator =>
    page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', {
        name: new RegExp(`^(${say('parts:dialog.cancel')}|${say('parts:dialog.close')})$`),
      })
      .last(),
};

/** What closes the results of reminding. */
export const closeOutcomes = {
  find: ({ page, say }: Walk): Locator =>
    page
      .getByRole('dialog', { name: say('students:reminding.done') })
      .getByRole('button', { name: say('parts:dialog.close'), exact: true }),
};

/** A button of a dialog, by its words. */
export const dialogButton = (name: string) => ({
  find: ({ page, say }: Walk): Locator =>
    page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: say(name), exact: true }),
});
