import type { Locator } from '@playwright/test';
import { expect } from '../../world';
import type { Walk } from '../adapter';
import { box } from './upgradeWizard';

/** The way to log in that shows, or the other one: a tab that is chosen has nothing left to do. */
export const wayTo = (name: 'byPassword' | 'byCode') => ({
  find: ({ page, say }: Walk): Locator =>
    page.getByRole('tab', { name: say(`login:${name}`), selected: false }),
});

/** Opens the login page, with nobody logged in. */
export async function openLogin({ page, world, language }: Walk): Promise<void> {
  // What this computer takes for the time is also the server's, so that no answer moves it.
  await world.control('clock', { now: new Date().toISOString() });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('tab')).toHaveCount(2);
}

/** Opens the login page where a code is asked for. */
export async function openCodeLogin(walk: Walk): Promise<void> {
  await openLogin(walk);
  // It shows by itself where a code has just been sent.
  await walk.page.getByRole('tab', { name: walk.say('login:byCode') }).click();
  await expect(box(walk, 'mobile')).toBeVisible();
}
