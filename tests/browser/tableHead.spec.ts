import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const tables = [
  ...['/student/list', '/layingFoundation/index', '/layingFoundation/index?view=weeks'],
  ...['/crystal/list', '/errorbook/list', '/answerHistoryEntry/index'],
];

/** The cells that a press on these would meet instead, at points that lie close together. */
const over = (page: Page, cells: string) =>
  page.locator(cells).evaluateAll((all) => {
    const met = new Set<string>();
    for (const cell of all) {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      for (let y = top + 2; y < bottom - 2; y += 4) {
        for (let x = left + 2; x < Math.min(right - 2, innerWidth); x += 4) {
          const other = document.elementFromPoint(x, y)?.closest('td, th, tr');
          if (other && other !== cell) met.add(other.outerHTML.slice(0, 80));
        }
      }
    }
    return [...met];
  });

for (const language of ['zh', 'en'] as const) {
  test(`nothing of a row lies over the head of its table while the page scrolls [${language}]`, async ({
    page,
    world,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1024, height: 600 });
    await comeBack(page, world, 'zhou', '/home?subject_id=2', language);
    for (const address of tables) {
      await page.goto(address);
      await expect(page.locator('tbody tr[data-index]').nth(10), address).toBeAttached();
      for (const down of [180, 263, 347]) {
        await page.evaluate((y) => {
          window.scrollTo(0, y);
        }, down);
        expect(await over(page, 'thead th'), `${address} scrolled by ${String(down)}`).toEqual([]);
      }
    }
  });
}

test('a press on the head of a scrolled list ticks all its rows, not the one under it', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  await page.setViewportSize({ width: 1024, height: 600 });
  await comeBack(page, world, 'zhou', '/student/list?subject_id=2');
  const rows = page.locator('tbody tr[data-index]');
  await expect(rows.nth(10)).toBeAttached();
  await page.evaluate(() => {
    window.scrollTo(0, 263);
  });
  const all = page.getByRole('checkbox', { name: say('parts:table.selectAll') });
  const place = await all.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 8, (place?.y ?? 0) + 8);
  await expect(page.locator('tbody tr[aria-selected=true]')).toHaveCount(await rows.count());
});

test('nothing of a row lies over its first columns while it is scrolled sideways', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 480, height: 700 });
  await comeBack(page, world, 'zhou', '/crystal/list?subject_id=2');
  await expect(page.locator('tbody tr[data-index]').nth(10)).toBeAttached();
  const moved = await page.locator('[role=group]:has(> table)').evaluate((box) => {
    box.scrollLeft = 60;
    return box.scrollLeft;
  });
  expect(moved).toBeGreaterThan(0);
  expect(await over(page, 'thead [data-lead], thead [data-tool]:first-child')).toEqual([]);
  const first = 'tbody tr:nth-child(-n + 4)';
  expect(await over(page, `${first} > [data-lead], ${first} > [data-tool]:first-child`)).toEqual(
    [],
  );
});

test('the ring of a row that has the focus goes round all of it, over the columns that stay', async ({
  page,
  world,
}) => {
  await comeBack(page, world, 'zhou', '/layingFoundation/index?subject_id=2', 'en');
  const row = page.locator('tbody tr[data-index]').first();
  await row.locator('[data-press=select]').focus();
  await page.keyboard.press('ArrowDown');
  const next = page.locator('tbody tr[data-index]').nth(1);
  await expect(next).toBeFocused();
  const { data, width } = PNG.sync.read(await next.screenshot({ animations: 'disabled' }));
  const colourAt = (x: number) => [...data.subarray((width + x) * 4, (width + x) * 4 + 3)].join();
  const colours = new Set([20, 80, 160, Math.round(width / 2), width - 40].map(colourAt));
  expect([...colours], 'the second line of its pixels').toHaveLength(1);
});
