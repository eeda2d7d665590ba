import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// The keys of every page.

for (const { language, as, subject_id, typed, entry } of [
  { language: 'zh', as: 'zhou', subject_id: 2, typed: 'zygl', entry: 'homework' },
  { language: 'en', as: 'emily', subject_id: 1, typed: 'answer his', entry: 'answerHistoryEntry' },
] as const) {
  const say = wordsIn(language);

  test(`a page is found from everywhere by keys, which a list names and which can be turned off, in ${language}`, async ({
    page,
    world,
  }) => {
    const subject = `subject_id=${String(subject_id)}`;
    await comeBack(page, world, as, `/student/list?${subject}`, language);
    const search = page
      .getByRole('banner')
      .getByRole('combobox', { name: say('shell:search.label') });
    const list = page.getByRole('dialog', { name: say('tools:keys.title') });
    await expect(search).toBeVisible();

    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused();
    await page.keyboard.type(typed);
    const found = page.getByRole('option', { name: say(`shell:sidebar.${entry}`) });
    await expect(found).toContainText(say('shell:search.page'));
    await look(page, `shortcuts-search-${language}`);
    await page.keyboard.press('ArrowUp');
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`shell:sidebar.${entry}`));

    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('/?');
    await expect(search).toHaveValue('/?');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(list.getByRole('heading', { level: 2 })).toBeVisible();
    await look(page, `shortcuts-${language}`);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    await expect(list.locator(':focus')).toHaveCount(1);
    await list.getByRole('checkbox', { name: say('tools:keys.single') }).uncheck();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();

    // What is typed before the search has come lands in it.
    const late = /FrameTools.*\.js$/;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(late, async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(search).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('zhxx');
    await page.keyboard.press('Backspace');
    release();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('zhx');
    await page.unroute(late);

    await page.reload();
    await expect(search).toBeVisible();
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await expect(list).toBeHidden();
  });
}
