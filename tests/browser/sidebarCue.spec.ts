import type { Page } from '@playwright/test';
import { look } from './looks';
import { comeBack, expect, test } from './world';

const sidebar = (page: Page) => page.getByRole('navigation', { name: /主菜单|Main menu/ });
const entries = (page: Page) => sidebar(page).getByRole('listitem');

for (const [language, height] of [
  ['zh', 768],
  // It has five entries only.
  ['en', 300],
] as const) {
  test(`an arrow says that entries lie below the fold, and the keyboard brings them into sight, in ${language}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 1024, height });
    await comeBack(page, world, 'zhou', '/student/list?subject_id=2', language);
    const below = sidebar(page).locator('[data-cue=below]');
    const above = sidebar(page).locator('[data-cue=above]');
    const last = entries(page).last().locator('a, button');
    await expect(below).toBeVisible();
    await expect(above).toBeHidden();
    await look(page, `sidebar-cue-${language}`);
    const place = async () => {
      const list = await sidebar(page).getByRole('list').boundingBox();
      const entry = await last.boundingBox();
      return (list?.y ?? 0) + (list?.height ?? 0) - ((entry?.y ?? 0) + (entry?.height ?? 0));
    };
    expect(await place()).toBeLessThan(0);
    await entries(page).first().getByRole('link').focus();
    const count = await entries(page).count();
    for (let step = 1; step < count; step += 1) await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    expect(await place()).toBeGreaterThanOrEqual(0);
    await expect(below).toBeHidden();
    await expect(above).toBeVisible();
    // In a window with room for all of them nothing is said.
    await page.setViewportSize({ width: 1440, height: 1200 });
    await expect(below).toBeHidden();
    await expect(above).toBeHidden();
  });
}
