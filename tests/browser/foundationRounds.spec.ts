import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

/** Who has been through twelve rounds: more than may be compared. */
const account = 'qh10010';

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-110] [CONST-043] shows where everybody's round stands, and compares at most ten rounds of a student, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, world, 'zhou', '/layingFoundation/index?subject_id=2', language);
    await page.getByRole('link', { name: say('foundation:view.rounds'), exact: true }).click();
    await expect(page).toHaveURL(/view=rounds/);
    for (const id of ['round', 'status', 'progress', 'startedOn'])
      await expect(page.locator(`th[data-column=${id}]`)).toContainText(
        say(`foundation:process.column.${id}`),
      );
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await look(page, `foundation-process-${language}`);
    await page.getByRole('searchbox', { name: say('foundation:search') }).fill(account);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.locator('tbody a[href*="view=rounds"]').click();
    await expect(page).toHaveURL(/student_id=\d+/);
    await expect(page.getByText(account)).toBeVisible();
    const table = page.getByRole('table', { name: say('foundation:rounds.title') });
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(page.getByRole('figure').locator('[role=img][tabindex="0"]')).toHaveCount(10);
    await expect(table).toContainText(say('foundation:rounds.one', { round: 12 }));
    const twelfth = say('foundation:rounds.one', { round: 12 });
    await table.getByRole('button').first().click();
    await expect(
      page.getByRole('dialog', { name: say('foundation:ratio.title', { name: twelfth }) }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: say('foundation:rounds.choose', { count: 10, most: 10 }) })
      .click();
    const round = (batch: number) =>
      page.getByRole('checkbox', {
        name: say('foundation:rounds.one', { round: batch }),
        exact: true,
      });
    await round(2).click();
    await expect(page.getByText(say('foundation:rounds.full', { count: 10 }))).toBeVisible();
    await expect(round(2)).not.toBeChecked();
    await round(12).click();
    await expect(table.getByRole('row')).toHaveCount(10);
    await round(2).click();
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(table.getByRole('row').last()).toContainText(
      say('foundation:rounds.one', { round: 2 }),
    );
    await page.keyboard.press('Escape');
    await look(page, `foundation-rounds-${language}`);
    await page.getByRole('link', { name: say('foundation:rounds.back') }).click();
    await expect(page).toHaveURL(new RegExp(`search=${account}`));
  });
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[CONST-044] compares at most six rounds in the student's own view, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const address = '/student/detail?subject_id=2&student_id=10010&view=rebuildFoundation';
    await comeBack(page, world, 'zhou', address, language);
    const table = page.getByRole('table', { name: say('foundation:rounds.title') });
    await expect(table.getByRole('row')).toHaveCount(7);
    await expect(table).toContainText(say('foundation:rounds.one', { round: 12 }));
    await page
      .getByRole('button', { name: say('foundation:rounds.choose', { count: 6, most: 6 }) })
      .click();
    const name = say('foundation:rounds.one', { round: 3 });
    const third = page.getByRole('checkbox', { name, exact: true });
    await third.click();
    await expect(page.getByText(say('foundation:rounds.full', { count: 6 }))).toBeVisible();
    await expect(third).not.toBeChecked();
    await look(page, `foundation-rounds-own-${language}`);
  });
}
