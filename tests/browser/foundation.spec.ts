import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { studentStatList } from '../../src/contract/foundation';
import { createClient } from '../server/rig/client';
import { exportedFile } from './exportedLines';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const inDialog = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

// The foundation: time and results of every student.
for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);
  const tab = (page: Page, list: string) =>
    page.getByRole('tab', { name: new RegExp(`^${say(`foundation:list.${list}`)}`) });

  test(`[ROUTE-065] [SIDE-007] [SCREEN-103] [SCREEN-104] [SCREEN-108] [SCREEN-109] [SCREEN-112] [ROLE-015] [ROLE-016] [ROLE-066] finds who studies least, reminds who has not begun, and exports what is shown, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    // The English portal has the page too; there nobody may export whom the campus did not let.
    const as = language === 'en' ? 'emily' : 'zhou';
    const subject = language === 'en' ? 1 : 2;
    await comeBack(page, world, as, `/home?subject_id=${String(subject)}`, language);
    await page
      .getByRole('link', { name: say('shell:sidebar.layingFoundation'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/layingFoundation\/index/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const exporting = page.getByRole('button', { name: say('parts:export.open') });
    await expect(exporting).toHaveCount(language === 'en' ? 0 : 1);
    if (language === 'en')
      await comeBack(page, world, 'zhou', '/layingFoundation/index?subject_id=2', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('foundation:title'));
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await look(page, `foundation-${language}`);
    const asked = { subject_id: 2, page: 1, page_size: 20 } as const;
    const client = createClient(world.address);
    const { list, counts } = await client.ask(studentStatList, asked, { as: 'zhou' });
    const healths = list.map(({ health }) => say(`students:health.${health}`));
    expect(new Set(healths).size).toBeGreaterThan(2);
    await expect(page.locator('tbody [data-column=health]')).toHaveText(healths);
    // What says how it goes stands also where there is little room.
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const id of ['health', 'week', 'accuracy', 'mastery']) {
      const head = page.getByRole('columnheader', { name: say(`foundation:column.${id}`) });
      await expect(head.first()).toBeVisible();
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await page
      .getByRole('button', { name: say('foundation:column.week'), exact: false })
      .first()
      .click();
    await expect(page).toHaveURL(/sort=/);
    await tab(page, 'silver').click();
    await expect(page).toHaveURL(/list=silver/);
    const modes = page.getByRole('row').filter({ hasText: say('foundation:type.70') });
    await expect(modes).not.toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: say('foundation:type.50') })).toHaveCount(
      0,
    );

    // A column that is put away is not in the file either.
    await page.setViewportSize({ width: 1600, height: 900 });
    const round = page.getByRole('columnheader', {
      name: say('foundation:column.round'),
      exact: true,
    });
    await expect(round).toBeVisible();
    await page.getByRole('button', { name: say('parts:columns.label') }).click();
    await page
      .getByRole('group', { name: say('parts:columns.label'), exact: true })
      .getByRole('checkbox', { name: say('foundation:column.round'), exact: true })
      .press('Space');
    await expect(round).toBeHidden();
    await page.keyboard.press('Escape');
    const heads = await page.getByRole('columnheader').filter({ visible: true }).allInnerTexts();
    const names = await page.getByRole('rowheader').filter({ visible: true }).allInnerTexts();
    const download = page.waitForEvent('download');
    await exporting.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('parts:export.confirm'), exact: true })
      .click();
    const file = await readFile(await (await download).path(), 'utf8');
    const [head = '', ...lines] = file
      .replace(/["\r\uFEFF]/gu, '')
      .trim()
      .split('\n');
    const withoutAccount = head.split(',').filter((one) => one !== say('students:column.account'));
    expect(withoutAccount).toEqual(heads.filter((one) => one !== say('foundation:column.act')));
    const exported = lines.slice(0, names.length).map((line) => line.split(',')[1]);
    expect(exported).toEqual(names.map((one) => one.split('\n').at(-1)));
    expect(lines).toHaveLength(counts.silver);
    await page.keyboard.press('Escape');

    await tab(page, 'notActivated').click();
    const reminding = say('foundation:action.remindFor', { name: '' });
    const remind = page.getByRole('button', { name: new RegExp(`^${reminding}.+`) }).first();
    const name = (await remind.getAttribute('aria-label')) ?? '';
    await remind.click();
    await expect(page.getByRole('alertdialog')).toContainText(
      say('students:reminding.message', { count: 1 }),
    );
    await look(page, `foundation-reminding-${language}`);
    await inDialog(page, say('students:reminding.verb')).click();
    await expect(
      page.getByText(say('students:reminding.outcome.sent', { count: 1 })),
    ).toBeVisible();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    // In English the name is followed by its letters.
    const [student = ''] = name.slice(reminding.length).split(' ');
    const row = page.getByRole('row').filter({ hasText: student });
    await expect(row).toContainText('周明远');
    await look(page, `foundation-notActivated-${language}`);

    // Of several, who is left out is named with the reason, before and after.
    await page.getByRole('checkbox', { name: say('parts:table.selectAll') }).click();
    const all = say('foundation:action.reminded');
    await page.getByRole('button', { name: all, exact: true }).first().click();
    const foreseen = say('students:reminding.leftOut.already', { count: 1 });
    const question = page.getByRole('alertdialog');
    await expect(question.locator('dt', { hasText: foreseen }).locator('+ dd')).toContainText(
      student,
    );
    await inDialog(page, say('students:reminding.verb')).click();
    const told = page.getByRole('dialog', { name: say('students:reminding.done') });
    const already = say('students:reminding.outcome.already', { count: 1 });
    await expect(told.locator('dt', { hasText: already }).locator('+ dd')).toContainText(student);
    await look(page, `foundation-left-out-${language}`);
  });
}

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);
  const view = (page: Page, name: string) =>
    page.getByRole('link', { name: say(`foundation:view.${name}`), exact: true });
  const column = (page: Page, id: string) =>
    page.getByRole('columnheader', { name: say(`foundation:courses.column.${id}`) });
  const ofSubject = (subject: number, asked: string) =>
    `/layingFoundation/index?subject_id=${String(subject)}&view=${asked}`;

  test(`[SCREEN-105] [SCREEN-106] [SCREEN-107] [SCREEN-108] [SCREEN-112] [ENTITY-030] [CONST-034] [CONST-035] shows the courses of each subject, with the rows behind a ratio, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', '/layingFoundation/index?subject_id=2', language);
    await view(page, 'courses').click();
    await expect(page).toHaveURL(/view=courses/);
    const first = page.getByRole('row').nth(1);
    await expect(first).toBeVisible();
    for (const id of ['course', 'progress', 'week', 'total', 'effective', 'mastery'])
      await expect(column(page, id).first()).toBeVisible();
    await expect(column(page, 'recited')).toHaveCount(0);
    await look(page, `foundation-courses-${language}`);

    // The ratio is what its parts come to.
    const opening = say('foundation:ratio.open', { name: '#', percent: '#' }).split('#');
    const ratio = page.getByRole('button', { name: opening.at(-1) ?? '' }).first();
    const percent = (await ratio.textContent()) ?? '';
    await ratio.focus();
    await page.keyboard.press('Enter');
    const parts = page.getByRole('dialog');
    await expect(parts).toContainText(`= ${percent}`);
    await expect(parts).toContainText(say('foundation:effectiveWhy'));
    const minutes = await parts
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => Number(row.children[1]?.textContent)));
    expect(minutes).toHaveLength(6);
    const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
    const known = sum(minutes.slice(0, 4)) / sum(minutes);
    expect(Math.abs(known * 100 - Number.parseInt(percent, 10))).toBeLessThan(3);
    await look(page, `foundation-ratio-${language}`);
    await page.keyboard.press('Escape');
    await expect(ratio).toBeFocused();

    // Those of one mode, sorted by what was done; the file has exactly these columns and rows.
    await page.getByRole('tab', { name: new RegExp(`^${say('foundation:list.silver')}`) }).click();
    await expect(page).toHaveURL(/list=silver/);
    await column(page, 'total').getByRole('button').click();
    await expect(page).toHaveURL(/sort=/);
    await expect(page.getByRole('row').filter({ hasText: say('foundation:type.50') })).toHaveCount(
      0,
    );
    const file = await exportedFile(page, say);
    expect(file).toContain(say('foundation:courses.column.mastery'));
    expect(file).not.toContain(say('foundation:courses.column.recited'));
    // Hours have one decimal place there, too.
    expect(file).toMatch(/,\d+\.\d,/);
    expect(file).not.toMatch(/\d\.\d\d/);
    await page.keyboard.press('Escape');

    await page.goto(`${world.address}${ofSubject(3, 'courses')}`);
    await expect(column(page, 'read')).toBeVisible();
    await expect(column(page, 'recitation')).toHaveCount(0);
    await look(page, `foundation-courses-chinese-${language}`);
    await page.goto(`${world.address}${ofSubject(1, 'courses')}`);
    await expect(column(page, 'recitation')).toBeVisible();
    await expect(column(page, 'read')).toHaveCount(0);
    const primary = say('foundation:roundPrimary', { round: '#', level: '#' }).split('#')[1] ?? '';
    await expect(first).toContainText(primary.trim());
    await look(page, `foundation-courses-english-${language}`);
  });

  test(`[SCREEN-111] [ENTITY-031] reads each week's duration and ratio by hover and keyboard, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/layingFoundation/index?subject_id=2', language);
    await view(page, 'weeks').click();
    await expect(page).toHaveURL(/view=weeks/);
    for (const of of ['duration', 'ratio']) {
      const table = page.getByRole('table', { name: say(`foundation:weeks.${of}`) });
      await expect(table.getByRole('row')).toHaveCount(13);
      const figure = page.getByRole('figure').nth(of === 'duration' ? 0 : 1);
      const drawn = figure.locator('[role=img][tabindex="0"]');
      await expect(drawn).toHaveCount(12);
      // The week that goes on says so below its bar.
      const soFar =
        say('foundation:weeks.tickSoFar', { value: new Date() }).split('\n').at(-1) ?? '';
      await expect(figure.getByText(soFar, { exact: true })).toBeVisible();
      const last = drawn.last();
      const words = (await last.getAttribute('aria-label')) ?? '';
      await last.focus();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await page.mouse.move(0, 0);
      await last.blur();
      await expect(page.getByText(words, { exact: true })).toHaveCount(0);
      await last.hover();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    // A ratio is named by its week as the table writes it.
    const ratios = page.getByRole('table', { name: say('foundation:weeks.ratio') });
    const week = (await ratios.getByRole('rowheader').first().textContent()) ?? '';
    await ratios.getByRole('button').first().click();
    await expect(
      page.getByRole('dialog', {
        name: say('foundation:ratio.title', { name: '#' }).replace('#', week),
      }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const id of ['total', 'effective', 'study', 'foundation', 'synchronous'])
      await expect(
        page.getByRole('columnheader', { name: say(`foundation:weeks.column.${id}`) }).first(),
      ).toBeVisible();
    await look(page, `foundation-weeks-${language}`);
  });
}
