import type { Page } from '@playwright/test';
import { reportRows } from '../../src/contract/reports';
import { reportPrograms } from '../../src/domain/reports';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { asZhou, comeBack, expect, test } from './world';

/** The number of answers that a report tells of. */
const answersOn = (page: Page, say: ReturnType<typeof wordsIn>) =>
  page.locator('dl > div', { hasText: say('reports:column.answered') }).locator('dd');

for (const language of seenIn('zh')) {
  test(`[ROUTE-048] [ROUTE-049] [ROUTE-015] [SIDE-004] [ROLE-005] [SCREEN-057] [SCREEN-058] [SCREEN-059] [SCREEN-060] [SCREEN-061] [SCREEN-062] [SCREEN-063] [SCREEN-064] [SCREEN-065] [SCREEN-066] [SCREEN-067] [CONST-027] a report is found, read and led back to its answers, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/home?subject_id=3', language);
    await page.getByRole('link', { name: say('shell:sidebar.report') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('reports:title'));
    await expect(page).toHaveURL(/\/report\/list\?/);
    await look(page, `reports-${language}`);
    // A row of the list is the report that it leads to: the same days, the same answers.
    const range = page.locator('dl > div', { hasText: say('reports:figure.days') }).locator('dd');
    const days = await range.innerText();
    const counted = await page.locator('tbody [data-column=answered]').first().innerText();
    await page.locator('tbody tr a').first().click();
    await expect(page).toHaveURL(/\/report\/stuInfo\?.*days=7/);
    await expect(page.getByRole('figure')).toBeVisible();
    await look(page, `report-${language}`);
    const answered = answersOn(page, say);
    await expect(range).toHaveText(days);
    await expect(answered).toHaveText(counted);
    const behind = answered.getByRole('link');
    const all = Number(await answered.innerText());
    const client = createClient(world.address);
    const student_id = Number(new URL(page.url()).searchParams.get('student_id'));
    const asked = { subject_id: 3, student_id, view: 'daily', days: '7', page: 1 } as const;
    let sum = 0;
    await page.getByRole('button', { name: say('reports:filter.program') }).click();
    for (const program of reportPrograms) {
      const name = say(`reports:program.${program}`);
      await page.getByRole('radio', { name, exact: true }).check();
      await expect(page).toHaveURL(new RegExp(`program=${program}`));
      await expect(behind).toHaveAttribute('href', new RegExp(`program=${program}`));
      const { totals } = await client.ask(reportRows, { ...asked, page_size: 1, program }, asZhou);
      await expect(answered).toHaveText(String(totals.answered));
      sum += totals.answered;
    }
    expect(sum).toBe(all);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('parts:filter.clear') }).click();
    for (const view of ['summary', 'type', 'chapter'] as const) {
      await page.getByRole('tab', { name: say(`reports:by.${view}`) }).click();
      await expect(page).toHaveURL(new RegExp(`by=${view}`));
      await expect(page.locator('tbody tr').first()).toBeVisible();
    }
    await look(page, `report-chapters-${language}`);
    // Which box is which is read beside it.
    for (const end of ['from', 'to']) {
      const label = page.getByText(say(`reports:filter.${end}`), { exact: true });
      await expect(label).toBeVisible();
      await label.click();
      const box = page.getByRole('textbox', { name: say(`reports:filter.${end}`), exact: true });
      await expect(box).toBeFocused();
    }
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
    // Both days are chosen in one calendar, whichever is pressed first.
    await page.getByRole('button', { name: say('parts:date.openRange') }).click();
    const calendar = page.getByRole('application', { name: say('parts:date.calendar') });
    await calendar.locator('[role=button][data-value="2026-11-12"]').click();
    await expect(page).toHaveURL(/from=2026-11-01&to=2026-11-18/);
    await calendar.locator('[role=button][data-value="2026-11-10"]').click();
    await expect(page).toHaveURL(/from=2026-11-10&to=2026-11-12/);
    await expect(calendar).toBeHidden();
    await expect(page.getByRole('button', { name: say('parts:date.openRange') })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/from=2026-11-01&to=2026-11-18/);
    await page.reload();
    await expect(behind).toHaveAttribute('href', /from=2026-11-01&to=2026-11-18/);
    const count = await answered.innerText();
    await behind.click();
    await expect(
      page.getByText(say('answers:count', { count: Number(count) }), { exact: true }),
    ).toBeVisible();
  });

  test(`[SCREEN-058] days are chosen in the calendar by the keyboard, and a day of another century stays and is told, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    const address = '/report/list?subject_id=2&from=2026-11-16&to=2026-11-18';
    await comeBack(page, world, 'zhou', address, language);
    const button = page.getByRole('button', { name: say('parts:date.openRange') });
    await button.focus();
    await page.keyboard.press('Enter');
    const focused = page.locator('[role=button][data-value]:focus');
    await expect(focused).toHaveAttribute('data-value', '2026-11-16');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('application')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await expect(focused).toHaveAttribute('data-value', '2026-11-15');
    await page.keyboard.press('Enter');
    // The last day is sought from the day after the first on.
    await expect(focused).toHaveAttribute('data-value', '2026-11-16');
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAttribute('data-value', '2026-11-23');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=2026-11-15&to=2026-11-23/);
    await expect(button).toBeFocused();
    const from = page.getByRole('textbox', { name: say('reports:filter.from') });
    await from.fill('1899-01-01');
    await page.keyboard.press('Tab');
    await expect(page.getByText(say('reports:range.otherCentury'))).toBeVisible();
    await expect(from).toHaveValue('1899-01-01');
  });

  test(`[SCREEN-067] [SCREEN-058] [SCREEN-163] each figure of a row says its formula and leads to just its answers, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    for (const [at, column] of [
      ['list?who=class&subject_id=3&days=60', 'answered'],
      ['classInfo?class_id=202&subject_id=3&by=chapter', 'answered'],
      ['stuInfo?student_id=10015&subject_id=3&by=daily', 'skipped'],
    ] as const) {
      await comeBack(page, world, 'zhou', `/report/${at}`, language);
      const figure = page.locator(`tbody [data-column=${column}] a`).first();
      const count = Number((await figure.innerText()).replaceAll(',', ''));
      await figure.click();
      await expect(page).toHaveURL(/answerHistoryEntry/);
      await expect(page.getByText(say('answers:count', { count }), { exact: true })).toBeVisible();
    }
    await look(page, `figure-${language}`);
    await comeBack(
      page,
      world,
      'zhou',
      '/learningAnalysis?subject_id=3&student_id=10015&by=question',
      language,
    );
    const formula = say('reports:formula.share');
    await expect(page.locator('p', { hasText: formula })).toBeVisible();
    await page.locator('tbody [data-column=answered] a').first().click();
    await expect(page.getByText(say('answers:filter.questionCount'))).toBeVisible();
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
    const nobody = page.locator('tbody tr', { has: page.getByText('0', { exact: true }) }).last();
    await expect(nobody.getByRole('link').first()).toHaveAttribute(
      'href',
      /stuInfo.*from=.*student_id=/,
    );
    const own = '/report/stuInfo?subject_id=3&student_id=10015&from=2026-10-20&to=2026-11-18';
    await comeBack(page, world, 'zhou', own, language);
    await page.getByRole('link', { name: say('reports:analysis'), exact: true }).click();
    await expect(page).toHaveURL(/learningAnalysis\?.*from=2026-10-20&to=2026-11-18/);
    // Points come first.
    await expect(page.getByRole('tab', { name: say('reports:by.point') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('banner')).toHaveCount(0);
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

for (const language of seenIn('en')) {
  test(`[ROUTE-049] an unknown student’s report says so, and paper says which rows it has, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/report/stuInfo?subject_id=3&student_id=1', language);
    await expect(page.getByText(say('reports:handout.absent'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('reports:title'));
    await expect(page.getByRole('button', { name: say('parts:failed.retry') })).toHaveCount(0);
    const analysis = '/learningAnalysis?subject_id=3&student_id=10015&by=question&days=60';
    await page.goto(analysis);
    const drawn = page.getByRole('figure').locator('figcaption');
    const caption = await drawn.innerText();
    await page.goto(`${analysis}&page=2`);
    await expect(drawn).toHaveText(caption);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('paragraph').filter({ hasText: /16.*30/ })).toBeVisible();
    await expect(page.getByRole('link', { name: say('reports:handout.open') })).toBeVisible();
  });
}
