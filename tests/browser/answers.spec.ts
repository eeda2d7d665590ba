import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of ['zh', 'en'] as const) {
  test(`[ROUTE-031] [SIDE-005] [ROLE-006] [SCREEN-068] [SCREEN-069] [SCREEN-070] [SCREEN-073] [SCREEN-074] [SCREEN-075] [CONST-025] [VALID-072] [MSG-068] the answer history is filtered, and holds that in its address, in ${language}`, async ({
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

    await page
      .getByRole('combobox', { name: say('answers:filter.course') })
      .selectOption({ index: 1 });
    await expect(page).toHaveURL(/course=/);
    await page
      .getByRole('combobox', { name: say('answers:filter.lesson') })
      .selectOption({ index: 1 });
    await expect(page).toHaveURL(/lesson=/);
    await page.getByRole('button', { name: say('parts:filter.clear') }).click();
    await page.getByRole('button', { name: say('answers:filter.outcome'), exact: true }).click();
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
    await dialog.getByLabel(say('answers:more.from')).fill('');
    await dialog.getByLabel(say('answers:more.to')).fill('');
    await dialog.getByRole('button', { name: say('answers:more.verb') }).click();
    await expect(page).toHaveURL(/minimum=70/);
    await page.reload();
    await expect(rows.first()).toContainText(say('answers:outcome.wrong'));
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
    await page.locator('tbody tr a').first().click();
    await expect(page).toHaveURL(/errorbook\/info\?.*student_id=/);
    await page.getByRole('tab', { name: say('answers:status.unresolved') }).click();
    await expect(page).toHaveURL(/status=unresolved/);
    await expect(
      page.getByRole('cell', { name: say('answers:status.unresolved') }).first(),
    ).toBeVisible();
    await look(page, `error-book-${language}`);
  });
}
