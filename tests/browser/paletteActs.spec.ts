import type { Page } from '@playwright/test';
import { signInCoins } from '../../src/domain/limits';
import { look } from './looks';
import { type Say, wordsIn } from './words';
import { comeBack, expect, logIn, test } from './world';

// Acts that are found and done by the keyboard alone.

const searchOf = (page: Page, say: Say) =>
  page.getByRole('banner').getByRole('combobox', { name: say('shell:search.label') });

/** Finds an act by what is typed, and does it. */
async function act(page: Page, say: Say, typed: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(searchOf(page, say)).toBeFocused();
  await page.keyboard.type(typed);
  const found = page.getByRole('option').filter({ hasText: say('shell:search.act') });
  await expect(found).toHaveText([`${say(`tools:acts.${name}.name`)}${say('shell:search.act')}`]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
}

for (const { language, as, subject_id, typed } of [
  {
    language: 'zh',
    as: 'zhou',
    subject_id: 2,
    typed: {
      signIn: 'qiandao',
      remind: 'txxs',
      workOrder: 'xjgd',
      keys: 'kuaijie',
      logout: 'log out',
      language: 'switch',
    },
  },
  {
    language: 'en',
    as: 'emily',
    subject_id: 1,
    typed: {
      signIn: 'check in',
      remind: 'remind',
      workOrder: 'new work',
      keys: 'short',
      logout: 'tuichu',
      language: 'chinese',
    },
  },
] as const) {
  const say = wordsIn(language);

  test(`acts are found by pinyin and by English words and done by keys alone, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const dialog = (name: string) => page.getByRole('dialog', { name: say(name) });
    const students = `/student/list?subject_id=${String(subject_id)}`;
    await comeBack(page, world, as, students, language);
    await expect(searchOf(page, say)).toBeVisible();

    await act(page, say, typed.logout, 'logout');
    await expect(page.getByRole('alertdialog', { name: say('shell:logout.title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await act(page, say, typed.keys, 'keys');
    await expect(dialog('tools:keys.title')).toBeVisible();
    await page.keyboard.press('Escape');

    await act(page, say, typed.workOrder, 'workOrder');
    await expect(dialog('workOrders:request.title')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog('workOrders:request.title')).toBeHidden();
    await expect(page).not.toHaveURL(/request=/);

    await act(page, say, typed.remind, 'remind');
    await expect(page).toHaveURL(/student\/list/);
    // The keyboard goes on in the page, not in the search.
    await expect(page.getByRole('main')).toBeFocused();
    await act(page, say, typed.signIn, 'signIn');
    await expect(page.getByText(say('rewards:signIn.done', { coins: signInCoins }))).toBeVisible();
    // Once more it only says so.
    await act(page, say, typed.signIn, 'signIn');
    await expect(page.getByText(say('rewards:signIn.already'))).toBeVisible();

    // Neither stands in the English sidebar, nor homework beside English.
    await act(page, say, 'coins', 'coins');
    await expect(page).toHaveURL(/crystal\/list/);
    await act(page, say, language === 'en' ? 'assign' : 'bzzy', 'assign');
    await expect(dialog('homework:assign.editing.title')).toBeVisible();
    await comeBack(page, world, as, '/workOrders/list', language);

    // What is typed stays when the address then takes a subject, which the search asks anew in.
    await expect(searchOf(page, say)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('work');
    await expect(page.getByRole('option').last()).toContainText(say('shell:search.act'));
    await look(page, `paletteActs-${language}`);
    await page.keyboard.press('Escape');
    await searchOf(page, say).fill('');
    await act(page, say, typed.language, 'language');
    const other = wordsIn(language === 'zh' ? 'en' : 'zh');
    await act(page, other, 'language', 'language');
    await expect(searchOf(page, say)).toBeVisible();
  });
}

test('the search begins what pages offer, only for those who may', async ({ page, world }) => {
  const say = wordsIn('zh');
  // The pilot of post-class feedback is asked for at the login.
  await logIn(page, 'zhou');
  await expect(page).toHaveURL(/home/);
  await page.goto('/student/list?subject_id=2');
  await expect(searchOf(page, say)).toBeVisible();
  await act(page, say, 'bzzy', 'assign');
  await expect(
    page.getByRole('dialog', { name: say('homework:assign.editing.title') }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await act(page, say, 'jinbi', 'coins');
  await expect(page).toHaveURL(/crystal\/list/);
  await act(page, say, 'new feedback', 'feedback');
  await expect(page).toHaveURL(/classFeedback\/index\?.*view=write/);
  await act(page, say, 'kefu', 'serviceDesk');
  await expect(page.getByRole('dialog', { name: say('workOrders:desk.title') })).toBeVisible();

  // A self-study centre has no homework, and no feedback without its pilot.
  await comeBack(page, world, 'type6', '/home');
  await expect(searchOf(page, say)).toBeVisible();
  await page.keyboard.press('Control+k');
  for (const hidden of ['bzzy', 'new feedback']) {
    await searchOf(page, say).fill(hidden);
    await expect(page.getByText(say('shell:search.nobody'))).toBeVisible();
  }
});

for (const [language, typed] of [
  ['zh', 'shenpi'],
  ['en', 'class-hour'],
] as const) {
  test(`a page that nothing but a to-do leads to is found by the search, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/student/list?subject_id=2', language);
    await expect(searchOf(page, say)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(typed);
    await page
      .getByRole('option')
      .filter({ hasText: say('approvals:title') })
      .click();
    await expect(page).toHaveURL(/\/courseTimeApply\/list\?subject_id=2/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('approvals:title'));
  });
}
