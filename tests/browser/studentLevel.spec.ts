import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[SCREEN-126] [ROLE-024] [VALID-071] a level is decided at its end: bounds, reason, and the pending change, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    const words = (key: string, values = {}) => say(`lessons:level.${key}`, values);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const address = '/student/detail?subject_id=2&student_id=10022&view=lockUnlock';
    await comeBack(page, freshWorld, 'zhou', address, language);
    const dialog = page.getByRole('dialog');
    // On a visit of the tab for the locks the decision waits behind its button.
    await expect(page.getByRole('button', { name: words('open') })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('link', { name: words('stage.levelEnd', { level: 5 }) }).click();

    await expect(dialog.getByRole('row').nth(1)).toContainText(words('name.accuracy'));
    await expect(dialog).toContainText(words('at.levelAtMaximum', { level: 5 }));
    // At the highest level no bound is one for a higher level.
    await expect(dialog.getByRole('row').nth(1)).toContainText(
      words('bound.highest', { lower: 70 }),
    );
    await look(page, `level-${language}`);
    // Nothing is chosen for the person, least of all what cannot be.
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: words('verb.none') }).click();
    await expect(dialog).toContainText(words('error.direction'));
    await dialog.getByRole('radio', { name: words('at.levelAtMaximum', { level: 5 }) }).check();
    await dialog.getByRole('button', { name: words('verb.up') }).click();
    await expect(dialog.getByLabel(words('reason'), { exact: true })).toBeFocused();
    await page.keyboard.type('Algebra has gaps');
    await dialog.getByRole('button', { name: words('verb.up') }).click();
    await expect(dialog).toContainText(words('refused.levelAtMaximum', { level: 5 }));
    await look(page, `level-refused-${language}`);
    await dialog.getByRole('button', { name: words('later') }).click();

    await page.getByRole('button', { name: words('open') }).click();
    await dialog.getByRole('radio', { name: words('way.down', { next: 4 }) }).check();
    await dialog.getByRole('button', { name: words('verb.down') }).click();
    await expect(dialog).toBeHidden();
    const pending = words('stage.scheduled', { level: 5, next: 4 });
    await expect(page.getByRole('link', { name: pending })).toBeVisible();
    await expect(page.getByText('Algebra has gaps')).toBeVisible();
    await look(page, `level-scheduled-${language}`);

    // Until it takes effect it can be cancelled, by whom and when stays in the history.
    await page.getByRole('button', { name: words('cancel.open') }).click();
    const asking = page.getByRole('alertdialog');
    await asking.getByRole('button', { name: words('cancel.keep') }).click();
    await expect(page.getByText(words('cancel.done', { level: 5 }))).toHaveCount(0);
    await page.getByRole('button', { name: words('cancel.open') }).click();
    await asking.getByRole('button', { name: words('cancel.open') }).click();
    await expect(page.getByText(words('cancel.done', { level: 5 }))).toBeVisible();
    await expect(page.getByRole('link', { name: pending })).toHaveCount(0);
    const [by = ''] = words('cancel.by', { by: '@', at: '@' }).split('@').filter(Boolean);
    await expect(page.getByText(by.trim()).first()).toBeVisible();
    await expect(page.getByRole('button', { name: words('open') })).toBeVisible();
  });

  test(`[CALL-169] the trace mode says what it does, is set at once, and stays, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    const mode = (one: string) =>
      page.getByRole('radio', { name: say(`lessons:trace.mode.${one}`), exact: true });
    const address = '/student/detail?subject_id=2&student_id=10011&view=lockUnlock';
    await comeBack(page, freshWorld, 'zhou', address, language);
    await expect(page.getByText(say('lessons:trace.what'))).toBeVisible();
    await expect(mode('mild')).toBeChecked();
    await mode('heavy').click();
    await expect(page.getByText(say('lessons:trace.set.heavy'))).toBeVisible();
    await look(page, `trace-${language}`);
    await page.reload();
    await expect(mode('heavy')).toBeChecked();
  });
}
