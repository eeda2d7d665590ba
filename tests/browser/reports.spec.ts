import type { Page } from '@playwright/test';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

/** The number of answers that a report tells of. */
const answersOn = (page: Page, say: ReturnType<typeof wordsIn>) =>
  page.locator('dl > div', { hasText: say('reports:column.answered') }).locator('dd');

for (const language of ['zh', 'en'] as const) {
  test(`[ROUTE-048] [ROUTE-049] [ROUTE-015] [SIDE-004] [ROLE-005] [SCREEN-057] [SCREEN-058] [SCREEN-059] [SCREEN-060] [SCREEN-061] [SCREEN-062] [SCREEN-063] [SCREEN-064] [SCREEN-065] [SCREEN-066] [SCREEN-067] [CONST-027] a report is found, read and led back to its answers, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/home?subject_id=3', language);
    await page.getByRole('link', { name: say('shell:sidebar.report') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('reports:title'));
    await look(page, `reports-${language}`);
    await page.locator('tbody tr a').first().click();
    await expect(page).toHaveURL(/stuInfo/);
    await expect(page.getByRole('figure')).toBeVisible();
    await look(page, `report-${language}`);
    const answered = answersOn(page, say);
    const behind = answered.getByRole('link');
    const all = Number(await answered.innerText());
    await page.getByRole('button', { name: say('reports:filter.program') }).click();
    for (const program of [
      ...['foundation', 'synchronized', 'specialized', 'relearning', 'specialEvent', 'trial'],
    ]) {
      const name = say(`reports:program.${program}`);
      await page.getByRole('checkbox', { name, exact: true }).check();
      await expect(page).toHaveURL(new RegExp(`program=${program}`));
      await expect(behind).toHaveCount(0);
      expect(Number(await answered.innerText())).toBeLessThanOrEqual(all);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('parts:filter.clear') }).click();
    for (const view of ['summary', 'type', 'chapter'] as const) {
      await page.getByRole('tab', { name: say(`reports:by.${view}`) }).click();
      await expect(page).toHaveURL(new RegExp(`by=${view}`));
      await expect(page.locator('tbody tr').first()).toBeVisible();
    }
    await look(page, `report-chapters-${language}`);
    await page.getByRole('textbox', { name: say('reports:filter.from') }).fill('2026-02-31');
    const noDay = say('reports:range.noSuchDay', { day: '2026-02-31' });
    await expect(page.getByText(noDay)).toBeVisible();
    await look(page, `noSuchDay-${language}`);
    await page.getByRole('textbox', { name: say('reports:filter.from') }).fill('2026-11-20');
    await page.getByRole('textbox', { name: say('reports:filter.to') }).fill('2026-11-01');
    await expect(page.getByText(say('reports:range.beforeStart'))).toBeVisible();
    await page.getByRole('textbox', { name: say('reports:filter.from') }).fill('2026-11-01');
    await page.getByRole('textbox', { name: say('reports:filter.to') }).fill('2026-11-18');
    await expect(page).toHaveURL(/to=2026-11-18/);
    await expect(behind).toHaveAttribute('href', /from=2026-11-01&to=2026-11-18/);
    const count = await answered.innerText();
    await behind.click();
    await expect(
      page.getByText(say('answers:count', { count: Number(count) }), { exact: true }),
    ).toBeVisible();
  });

  test(`[ROUTE-015] [ROUTE-050] [SCREEN-162] [SCREEN-163] [SCREEN-164] [SCREEN-165] [SCREEN-166] [SCREEN-167] [CONST-029] [CONST-030] classes have reports, and a student’s points are analysed, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/report/list?subject_id=3&who=class', language);
    await page.locator('tbody tr a').first().click();
    await expect(page).toHaveURL(/classInfo/);
    await page.getByRole('tab', { name: say('reports:by.student') }).click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await look(page, `report-class-${language}`);
    await page.goto('/learningAnalysis?subject_id=3&student_id=10015&by=point');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // A point that was met a few times has no band yet; an ability has.
    const cell = (band: string) => page.getByRole('cell', { name: say(`reports:band.${band}`) });
    await expect(cell('few').first()).toBeVisible();
    await look(page, `learning-analysis-${language}`);
    await page.getByRole('tab', { name: say('reports:by.ability') }).click();
    await expect(page).toHaveURL(/by=ability/);
    const bands = cell('lower').or(cell('middle')).or(cell('upper')).or(cell('proficient'));
    await expect(bands.first()).toBeVisible();
    await expect(page.locator('tbody tr').nth(1)).toBeVisible();
    await look(page, `learning-abilities-${language}`);
    const answered = answersOn(page, say);
    const all = Number(await answered.innerText());
    await page.getByRole('combobox', { name: say('reports:filter.course') }).selectOption({
      index: 1,
    });
    await expect(page).toHaveURL(/course=/);
    await expect.poll(async () => Number(await answered.innerText())).toBeLessThan(all);
    await page.getByRole('textbox', { name: say('reports:filter.from') }).fill('2026-11-01');
    await page.getByRole('textbox', { name: say('reports:filter.to') }).fill('2026-11-18');
    const days = /from=2026-11-01&to=2026-11-18/;
    await expect(answered.getByRole('link')).toHaveAttribute('href', days);
  });
}
