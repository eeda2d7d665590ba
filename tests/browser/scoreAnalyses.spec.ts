import type { Page } from '@playwright/test';
import { analysisList } from '../../src/contract/scores';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { asZhou, comeBack, expect, test } from './world';

const subject_id = 2;
const paging = { page: 1, page_size: 200 };
/** The bands by rank, in percent. */
const segments = [
  ['A', 0, 15],
  ['B', 15, 45],
  ['C', 45, 75],
  ['D', 75, 95],
  ['E', 95, 100],
] as const;

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const year = (from: number) => say('scores:analysis.year', { from, to: from + 1 });
  const tab = (page: Page, name: string) =>
    page.getByRole('link', { name: say(`scores:${name}`), exact: true });
  const table = (page: Page, name: string) =>
    page.getByRole('table', { name: say(`scores:analysis.${name}`) });

  test(`[SCREEN-129] [ROLE-021] [CONST-055] a student is chosen from the list, and the exams of a school year are drawn and listed in points of 100, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/score/index?subject_id=2', language);
    await tab(page, 'view.individual').click();
    await expect(page.getByText(say('scores:analysis.updated.individual'))).toBeVisible();
    const asked = { subject_id, kind: 'individual', ...paging } as const;
    const { list } = await createClient(world.address).ask(analysisList, asked, asZhou);
    const [first] = list.filter(({ points_count: count }) => count > 2);
    if (first === undefined) throw new Error('nobody has exams');
    await page.getByRole('searchbox').fill(first.username);
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('table').getByRole('link', { name: first.name }).click();
    await expect(page).toHaveURL(new RegExp(`student_id=${String(first.student_id)}`));
    const exams = table(page, 'table').getByRole('row');
    await expect(exams).toHaveCount(first.exam_count + 1);
    await expect(page.locator('figure [role=img]')).toHaveCount(first.points_count);
    const points = String(first.latest);
    await expect(exams.last()).toContainText(points);
    const band = language === 'zh' ? '分档' : 'Band';
    for (const name of [band, say('scores:column.classRank')]) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await expect(page.locator('figure [role=img]').last()).toHaveAccessibleName(
      new RegExp(points.replace('.', '\\.')),
    );
    const plus = (first.improvement ?? 0) > 0 ? '+' : '';
    await expect(
      page.getByText(
        say('scores:analysis.fromTo', {
          value: `${plus}${String(first.improvement).replace('-', '−')}`,
          first: String(first.first),
          latest: points,
        }),
      ),
    ).toBeVisible();
    await look(page, `score-student-${language}`);
    // Earlier years have addresses of their own; one without exams says so.
    await page.getByRole('link', { name: year(2024), exact: true }).click();
    await expect(page.getByText(say('scores:analysis.nothing.title'))).toBeVisible();
    await page.goBack();
    await expect(exams).toHaveCount(first.exam_count + 1);
  });

  test(`[SCREEN-130] [SCREEN-131] [SCREEN-132] [CONST-053] [CONST-054] [CONST-056] classes and changes are counted as of the 1st, unit tests as of 9 am, and each number leads to the students, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/score/index?subject_id=2', language);
    const client = createClient(world.address);
    const [first, today] = language === 'zh' ? ['11月1日', '11月18日'] : ['1 Nov', '18 Nov'];
    for (const [kind, day, time] of [
      ['integral', first, '00:00'],
      ['unit', today, '09:00'],
    ] as const) {
      await tab(page, 'view.overall').click();
      if (kind === 'unit') await tab(page, 'analysis.part.unit').click();
      await expect(page.getByText(say(`scores:analysis.updated.${kind}`))).toBeVisible();
      await expect(page.getByText(say('scores:analysis.corrected'))).toBeVisible();
      await expect(page.locator('main header')).toContainText(day);
      await expect(page.locator('main header')).toContainText(time);
      const asked = { subject_id, kind, ...paging } as const;
      const { summary, total } = await client.ask(analysisList, asked, asZhou);
      expect(total).toBeGreaterThan(0);
      const bands = table(page, 'grade_band.title').getByRole('row');
      await expect(bands).toHaveCount(summary.bands.length + 1);
      for (const [index, [level, from, to]] of segments.entries()) {
        const segment = say('scores:analysis.segment', { level, from, to });
        await expect(bands.nth(index + 1)).toContainText(segment);
      }
      const most = summary.bands.toSorted((one, other) => other.count - one.count)[0];
      if (most === undefined) throw new Error('there are bands');
      const place = summary.bands.indexOf(most);
      await look(page, `score-analysis-${kind}-${language}`);
      await bands
        .nth(place + 1)
        .getByRole('link')
        .click();
      await expect(page).toHaveURL(new RegExp(`grade_band=${most.grade_band}`));
      await expect(
        page.getByText(say('scores:analysis.count', { count: most.count }), { exact: true }),
      ).toBeVisible();
      const changed = summary.changes.find(({ count }) => count > 0 && count < total);
      if (changed === undefined) throw new Error('nobody has changed');
      await page.goBack();
      const name = say(`scores:change.${changed.change}`);
      const row = table(page, 'change.title').getByRole('row').filter({ hasText: name });
      await row.getByRole('link').click();
      await expect(
        page.getByText(say('scores:analysis.count', { count: changed.count }), { exact: true }),
      ).toBeVisible();
    }
  });

  test(`[SCREEN-135] [SCREEN-136] [SCREEN-137] [SCREEN-138] [ROLE-066] school year, subject and analyst are chosen, the analyses follow, and whoever may not sees no such page, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    // The agent has no students: the analyses are those of an analyst of the school.
    await comeBack(page, world, 'agent', '/score/index?subject_id=2', language);
    await tab(page, 'view.config').click();
    const field = (setting: string) =>
      page.getByLabel(say(`scores:settings.${setting}`), { exact: true });
    for (const [setting, option] of [
      ['year', '2025'],
      ['of_subject', '4'],
      ['analyst_id', '101'],
    ] as const) {
      await field(setting).focus();
      await field(setting).selectOption(option);
      // It keeps the focus while it is saved.
      await expect(field(setting)).toBeEnabled();
      await expect(field(setting)).toBeFocused();
    }
    await expect(page.getByText(say('scores:settings.saved')).first()).toBeVisible();
    await look(page, `score-settings-${language}`);
    await page.reload();
    await expect(field('year')).toHaveValue('2025');
    await tab(page, 'view.overall').click();
    const scope = page.getByText(year(2025));
    await expect(scope).toContainText(say('shell:subject.4'));
    await expect(scope).toContainText('周明远');
    const asked = { subject_id, kind: 'integral', ...paging } as const;
    const client = createClient(world.address);
    const { total } = await client.ask(analysisList, asked, { as: 'agent' });
    expect(total).toBeGreaterThan(0);
    const count = say('scores:analysis.count', { count: total });
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    await comeBack(page, world, 'emily', '/score/index?subject_id=1', language);
    await expect(tab(page, 'view.overall')).toBeVisible();
    await expect(tab(page, 'view.config')).toHaveCount(0);
    await page.goto(`${world.address}/score/index?subject_id=1&view=config`);
    await expect(page.getByText(say('scores:settings.failed'))).toBeVisible();
  });
}
