import type { Page } from '@playwright/test';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });

for (const language of ['zh', 'en'] as const) {
  test(`[ROLE-004] [ROUTE-033] [SIDE-009] [SCREEN-029] [SCREEN-030] [SCREEN-031] [SCREEN-032] [SCREEN-033] [SCREEN-034] [SCREEN-192] My Courses, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    const isChinese = language === 'zh';
    // The English sidebar has no entry for it.
    const start = isChinese ? '/home?subject_id=2' : '/lesson/list?subject_id=2';
    await comeBack(page, freshWorld, 'zhou', start, language);
    if (isChinese) await page.getByRole('link', { name: say('shell:sidebar.lesson') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('lessons:title'));
    await expect(rows(page)).not.toHaveCount(0);
    await look(page, `courses-${language}`);

    const name = '七年级上册数学同步课';
    await rows(page).filter({ hasText: name }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: say('lessons:action.pin') }).click();
    await expect(rows(page).first()).toContainText(name);
    await rows(page).first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: say('lessons:action.hide') }).click();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    const tab = (list: string) => page.getByRole('tab', { name: say(`lessons:list.${list}`) });
    await tab('hidden').click();
    await expect(page).toHaveURL(/list=hidden/);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByRole('button', { name: say('parts:undo.undo') }).click();
    await expect(page.getByRole('link', { name })).toHaveCount(0);

    for (const list of ['trial', 'temporary', 'polishing'] as const) {
      await tab(list).click();
      await expect(page).toHaveURL(new RegExp(`list=${list}`));
      await expect(rows(page)).not.toHaveCount(0);
    }
  });
}
