import { accessFaults } from './accessFaults';
import { comeBack, expect, test } from './world';

const pages = [
  '/home?subject_id=2',
  '/student/list?subject_id=2',
  '/homework/list?subject_id=2',
  '/homework/list?subject_id=2&view=student',
];
const sights = [
  ['zh', 1440, 'light'],
  ['zh', 1024, 'light'],
  ['en', 1440, 'light'],
  ['en', 1024, 'light'],
  ['zh', 1440, 'dark'],
] as const;

const grounds = { light: 'rgb(248, 250, 252)', dark: 'rgb(14, 21, 34)' } as const;

for (const [language, width, colorScheme] of sights) {
  test.describe(`${language}, ${String(width)} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    for (const path of pages) {
      test(`${path} shuts nobody out, and does not scroll sideways`, async ({ page, world }) => {
        await comeBack(page, world, 'zhou', path, language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveCSS('background-color', grounds[colorScheme]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await accessFaults(page)).toEqual([]);
        const [content, room] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth, clientWidth];
        });
        expect(content).toBe(room);
      });
    }
  });
}
