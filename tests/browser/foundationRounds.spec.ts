import { z } from 'zod';
import { languages } from '../../src/domain/limits';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const answer = z.looseObject({
  data: z.looseObject({ list: z.array(z.looseObject({ batch: z.number() })) }),
});

for (const language of languages) {
  const say = wordsIn(language);

  test(`[SCREEN-110] [CONST-043] shows where everybody's round stands, and compares at most ten rounds of a student, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    // Nobody of the demonstration has been through more rounds than may be compared.
    await page.route('**/ddjStat/getUserDdjBatchNumList', async (route) => {
      const response = await route.fetch();
      const told = answer.parse(await response.json());
      const [like] = told.data.list;
      const list = Array.from({ length: 12 }, (_, at) => ({ ...like, batch: 12 - at }));
      await route.fulfill({ json: { ...told, data: { ...told.data, list, total: 12 } } });
    });
    await comeBack(page, world, 'zhou', '/layingFoundation/index?subject_id=2', language);
    await page.getByRole('link', { name: say('foundation:view.rounds'), exact: true }).click();
    await expect(page).toHaveURL(/view=rounds/);
    for (const id of ['round', 'status', 'progress', 'startedOn'])
      await expect(page.locator(`th[data-column=${id}]`)).toContainText(
        say(`foundation:process.column.${id}`),
      );
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await look(page, `foundation-process-${language}`);
    const row = page.locator('tbody tr').filter({ has: page.locator('a[href*="view=rounds"]') });
    const account = z.string().parse(/qh\d+/.exec(await row.first().innerText())?.[0]);
    await row.first().locator('a[href*="view=rounds"]').click();
    await expect(page).toHaveURL(/student_id=\d+/);
    await expect(page.getByText(account)).toBeVisible();
    const table = page.getByRole('table', { name: say('foundation:rounds.title') });
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(page.getByRole('figure').locator('[role=img][tabindex="0"]')).toHaveCount(10);
    await expect(table).toContainText(say('foundation:rounds.one', { round: 12 }));
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
  });
}
