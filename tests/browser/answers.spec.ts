import type { Page } from '@playwright/test';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

/** How many answers the head of the page counts. */
async function countOn(page: Page, say: ReturnType<typeof wordsIn>): Promise<number> {
  const words = say('answers:count', { count: 12345 });
  const text = page.getByText(new RegExp(`^${words.replace('12345', '\\d+')}$`));
  return Number(/\d+/.exec(await text.innerText())?.[0]);
}

for (const language of ['zh', 'en'] as const) {
  test(`[ROUTE-031] [SIDE-005] [ROLE-006] [SCREEN-068] [SCREEN-069] [SCREEN-070] [SCREEN-071] [SCREEN-072] [SCREEN-073] [SCREEN-074] [SCREEN-075] [CONST-025] [CONST-026] [VALID-072] [MSG-068] the answer history is filtered, and holds that in its address, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/home?subject_id=3', language);
    await page.getByRole('link', { name: say('shell:sidebar.answerHistoryEntry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('answers:title'));
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(20);
    await look(page, `answer-history-${language}`);

    const all = await countOn(page, say);
    const count = () => countOn(page, say);
    for (const filter of ['course', 'lesson', 'card'] as const) {
      const before = await count();
      const box = page.getByRole('combobox', { name: say(`answers:filter.${filter}`) });
      await box.selectOption({ index: 1 });
      await expect(page).toHaveURL(new RegExp(`${filter}=`));
      await expect.poll(count).toBeLessThan(before);
    }
    await page.getByRole('button', { name: say('parts:filter.clear') }).click();
    await expect.poll(count).toBe(all);
    const point = page.getByRole('combobox', { name: say('answers:filter.point') });
    await point.selectOption({ index: 1 });
    await expect.poll(count).toBeLessThan(all);
    await point.selectOption('');
    await expect.poll(count).toBe(all);
    const open = (filter: string) =>
      page.getByRole('button', { name: say(`answers:filter.${filter}`), exact: true }).click();
    await open('type');
    await page.getByRole('checkbox', { name: say('answers:type.singleChoice') }).check();
    await expect.poll(count).toBeLessThan(all);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('parts:filter.clear') }).click();
    await open('days');
    for (const days of ['7', '15', '30', '60', '90', '180', '365']) {
      const name = say(`answers:days.${days}`);
      await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('checkbox', { name: say('answers:days.7'), exact: true }).check();
    await expect.poll(count).toBeLessThan(all);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('parts:filter.clear') }).click();
    await open('outcome');
    await page.getByRole('checkbox', { name: say('answers:outcome.wrong') }).check();
    await expect(page).toHaveURL(/outcome=wrong/);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: say('answers:more.open') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('answers:more.minimum')).fill('70');
    await dialog.getByLabel(say('answers:more.maximum')).fill('30');
    await dialog.getByLabel(say('answers:more.from')).fill('2026-11-20');
    await dialog.getByLabel(say('answers:more.to')).fill('2026-11-01');
    await dialog.getByRole('button', { name: say('answers:more.verb') }).click();
    await expect(dialog).toContainText(say('answers:more.error.maximum.belowMinimum'));
    await expect(dialog).toContainText(say('answers:more.error.to.beforeStart'));
    await look(page, `answer-filters-${language}`);
    await dialog.getByLabel(say('answers:more.maximum')).fill('90');
    const wrong = await count();
    await dialog.getByLabel(say('answers:more.from')).fill('2026-11-01');
    await dialog.getByLabel(say('answers:more.to')).fill('2026-11-10');
    await dialog.getByRole('button', { name: say('answers:more.verb') }).click();
    await expect(page).toHaveURL(/from=2026-11-01/);
    await expect(page).toHaveURL(/minimum=70/);
    await expect.poll(count).toBeLessThan(wrong);
    await page.reload();
    await expect(rows.first()).toContainText(say('answers:outcome.wrong'));

    await page.goto(`${world.address}/answerHistoryEntry/index?subject_id=3&days=360`);
    await open('days');
    const year = page.getByRole('checkbox', { name: say('answers:days.365'), exact: true });
    await expect(year).toBeChecked();
  });

  test(`[ROUTE-030] [SCREEN-076] [ENTITY-020] [ENTITY-021] an answer shows question, solution and what my students said, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(
      page,
      world,
      'zhou',
      '/answerHistoryEntry/index?subject_id=2&outcome=wrong',
      language,
    );
    await page.locator('tbody tr').first().locator('a[href^="/history"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('answers:one'));
    const said = page.getByRole('region', { name: say('answers:said.title') });
    await expect(said).toContainText(say('answers:outcome.wrong'));
    await expect(page.getByText(say('answers:field.analysis'), { exact: true })).toBeVisible();
    await look(page, `answer-${language}`);
    await page.goto('/history/list?subject_id=2&answer_id=999999999');
    await expect(page.getByText(say('answers:absent.title'))).toBeVisible();
  });
}

for (const language of ['zh', 'en'] as const) {
  test(`[ROUTE-042] [ROUTE-043] [ROLE-007] the fullest error book is opened, and read by revision, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/errorbook/list?subject_id=3', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('answers:books.title'));
    await look(page, `error-books-${language}`);
    const first = page.locator('tbody tr a').first();
    const name = await first.innerText();
    await first.click();
    await expect(page).toHaveURL(/errorbook\/info\?.*student_id=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('answers:book.of', { name }),
    );
    await page.getByRole('tab', { name: say('answers:status.unresolved') }).click();
    await expect(page).toHaveURL(/status=unresolved/);
    await expect(
      page.getByRole('cell', { name: say('answers:status.unresolved') }).first(),
    ).toBeVisible();
    await look(page, `error-book-${language}`);
  });
}
