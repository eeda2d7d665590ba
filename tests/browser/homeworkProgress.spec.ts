import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

for (const [language, width] of [
  ['en', 1024],
  ['zh', 1440],
] as const) {
  test(`[SCREEN-079] [ENTITY-015] tabs count where assignments are and lead to them, beside their type, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await page.setViewportSize({ width, height: 800 });
    await comeBack(page, world, 'zhou', '/homework/list?subject_id=3', language);
    const words = say('homework:progress.overdue');
    const tab = page.getByRole('tab', { name: words });
    await expect(tab).toHaveText(/\d/);
    const count = Number((await tab.textContent())?.replace(words, ''));
    expect(count).toBeGreaterThan(0);
    await tab.click();
    await expect(page).toHaveURL(/progress=overdue/);
    // Where essays wait as well, the row says so first, and then that it is overdue, too.
    const cells = page.getByRole('cell', { name: words });
    await expect(cells).toHaveCount(count);
    const both = say('homework:progress.also', { also: words });
    await expect(cells.filter({ hasText: both })).not.toHaveCount(0);
    await expect(page.getByText(say('homework:progress.several'))).toBeVisible();
    // Each assignment counts once there.
    const all = new RegExp(`^${say('homework:progress.all')}\\s*\\d+$`);
    await expect(page.getByRole('tab', { name: all })).toBeVisible();
    const head = page.getByRole('columnheader', { name: say('homework:column.type'), exact: true });
    await expect(head).toBeVisible();
    const size = await head.boundingBox();
    expect(size?.width).toBeGreaterThan(size?.height ?? 0);
    await look(page, `homework-progress-${language}`);
  });
}
