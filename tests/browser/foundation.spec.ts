import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// The foundation: time and results of every student, and what an analyst does about them.

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);
  const tab = (page: Page, list: string) =>
    page.getByRole('tab', { name: new RegExp(`^${say(`foundation:list.${list}`)}`) });

  test(`[ROUTE-065] [SIDE-007] [SCREEN-103] [SCREEN-104] [SCREEN-108] [SCREEN-109] [SCREEN-112] [ROLE-015] [ROLE-016] [ROLE-066] finds who studies least, reminds who has not begun, and exports what is shown, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    // The English portal has the page too; there nobody may export whom the campus did not let.
    const as = language === 'en' ? 'emily' : 'zhou';
    const subject = language === 'en' ? 1 : 2;
    await comeBack(page, world, as, `/home?subject_id=${String(subject)}`, language);
    await page
      .getByRole('link', { name: say('shell:sidebar.layingFoundation'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/layingFoundation\/index/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const exporting = page.getByRole('button', { name: say('parts:export.open') });
    await expect(exporting).toHaveCount(language === 'en' ? 0 : 1);
    if (language === 'en')
      await comeBack(page, world, 'zhou', '/layingFoundation/index?subject_id=2', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('foundation:title'));
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await look(page, `foundation-${language}`);

    const head = page.getByRole('button', { name: say('foundation:column.week'), exact: false });
    await head.first().click();
    await expect(page).toHaveURL(/sort=/);
    await tab(page, 'silver').click();
    await expect(page).toHaveURL(/list=silver/);
    const modes = page.getByRole('row').filter({ hasText: say('foundation:type.70') });
    await expect(modes).not.toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: say('foundation:type.50') })).toHaveCount(
      0,
    );

    const shown = await page.getByRole('row').nth(1).textContent();
    const download = page.waitForEvent('download');
    await exporting.click();
    await page.getByRole('button', { name: say('parts:export.confirm'), exact: true }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const [, first = ''] = file.split('\n');
    expect(file).toContain(say('foundation:column.effective'));
    expect(shown).toContain(first.split(',')[1] ?? '');
    await page.keyboard.press('Escape');

    await tab(page, 'notActivated').click();
    const remind = page
      .getByRole('button', {
        name: new RegExp(`^${say('foundation:action.remindFor', { name: '' })}.+`),
      })
      .first();
    const name = (await remind.getAttribute('aria-label')) ?? '';
    await remind.click();
    await expect(page.getByText(say('foundation:reminded.done', { count: 1 }))).toBeVisible();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await look(page, `foundation-notActivated-${language}`);
  });
}
