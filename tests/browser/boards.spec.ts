import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);

  test(`[ROUTE-066] [ROUTE-067] [SCREEN-113] [SCREEN-114] [SCREEN-115] [SCREEN-116] [SCREEN-117] [ROLE-069] shows the season, and masks the names for a class, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', '/seasonPlate/index?subject_id=2', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('foundation:board.title.foundation'),
    );
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText('qh1');
    const name = (await first.getByRole('rowheader').textContent()) ?? '';
    await look(page, `board-${language}`);
    await page.getByText(say('foundation:board.rules'), { exact: true }).click();
    await expect(page.getByText('1, 1, 3').or(page.getByText('1、1、3'))).toBeVisible();
    await page.getByRole('tab', { name: say('foundation:names.masked') }).click();
    await expect(page).toHaveURL(/names=masked/);
    await expect(first).toContainText('**');
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
    await expect(page.getByText('qh1')).toHaveCount(0);
    await look(page, `board-masked-${language}`);
    await page.getByRole('button', { name: say('foundation:board.column.gain') }).click();
    await expect(page).toHaveURL(/sort=/);
    await page.goto(`${world.address}/excellent/index?subject_id=2`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('foundation:board.title.competition'),
    );
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // The campus opens the boards, or not.
    await comeBack(page, world, 'type6', '/seasonPlate/index?subject_id=2', language);
    await expect(page.getByText(say('foundation:board.refused.title'))).toBeVisible();
  });
}
