import type { Page } from '@playwright/test';
import { accessFaults, expect, openWithKey, test } from './world';

const pages = [
  '/home?subject_id=2',
  '/student/list?subject_id=2',
  '/homework/list?subject_id=2',
  '/homework/list?subject_id=2&view=student',
];

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const [language, width, colorScheme] of [
  ['zh', 1440, 'light'],
  ['zh', 1024, 'light'],
  ['en', 1440, 'light'],
  ['en', 1024, 'light'],
  ['zh', 1440, 'dark'],
] as const) {
  test(`[LANG-001] in ${language} at ${String(width)}, ${colorScheme}: nobody is shut out, and nothing scrolls sideways`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await openWithKey(page, world, 'zhou');
    await expect(page).toHaveURL(/\/home\?/);
    await page.evaluate((chosen) => {
      localStorage.setItem('select-language', JSON.stringify(chosen));
    }, language);
    for (const path of pages) {
      await open(page, path);
      expect(await accessFaults(page), path).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, path).toBe(0);
    }
  });
}
