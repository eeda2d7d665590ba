import { classList } from '../../src/contract/courses';
import { reportLink, reportSheets } from '../../src/contract/reports';
import { studentExport } from '../../src/contract/students';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { pagesOf, textOf } from './pdf';
import { toldName } from './toldName';
import { wordsIn, seenIn } from './words';
import { asZhou, comeBack, expect, test } from './world';

const days = { from: '2026-10-20', to: '2026-11-18' };
const subject_id = 3;

/** Numbers as they are written. */
const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*%?/g) ?? [];

/** The numbers on a printed report, read back from its text. */
const figuresIn = async (pdf: Buffer) => numbersIn(await textOf(pdf));

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-057] [ROLE-005] parents read a report by a link until it is taken back, and it prints on one page, in ${language}`, async ({
    page,
    browser,
    freshWorld,
  }) => {
    const query = `subject_id=3&student_id=10015&from=${days.from}&to=${days.to}`;
    await comeBack(page, freshWorld, 'zhou', `/report/stuInfo?${query}`, language);
    await page.getByRole('link', { name: say('reports:handout.open') }).click();
    await expect(page).toHaveURL(/report\/handout/);
    // The teacher can go back, also who came by an address.
    await page.goto(page.url());
    const back = page.getByRole('link', { name: say('reports:analysisBack') });
    await expect(back).toHaveAttribute(
      'href',
      new RegExp(`^/report/stuInfo\\?.*student_id=10015&from=${days.from}&to=${days.to}`),
    );
    const sheet = page.getByRole('article');
    await expect(sheet.getByText(say('reports:sheet.week'))).toBeVisible();
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    await button('parts:parentLink.make').click();
    await expect(page.getByRole('img', { name: say('parts:parentLink.code') })).toBeVisible();
    await look(page, `reportHandout-${language}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf)).toBe(1);
    const printed = await figuresIn(pdf);
    for (const text of await sheet.locator('dd, tr').allInnerTexts()) {
      for (const figure of numbersIn(text)) expect(printed).toContain(figure);
    }

    const client = createClient(freshWorld.address);
    const asked = { subject_id, student_id: 10015, what: 'report', ...days } as const;
    const { list } = await client.ask(reportSheets, asked, asZhou);
    const { name = '', totals, schooling } = list[0] ?? {};
    const { link } = await client.ask(reportLink, asked, asZhou);
    const { pathname } = new URL(link?.address ?? '');
    const search = new URL(await page.getByText(/parentReport\?link=/).innerText()).search;
    const context = await browser.newContext({ locale: language === 'zh' ? 'zh-CN' : 'en-GB' });
    const parents = await context.newPage();
    await parents.goto(new URL(pathname + search, freshWorld.address).href);
    await expect(parents.getByRole('heading', { level: 1 })).toHaveText(
      say('reports:handout.report', { name: toldName(name, language) }),
    );
    await expect(
      parents.locator('dl > div', { hasText: say('reports:column.answered') }).locator('dd'),
    ).toHaveText(String(totals?.answered));
    const facts = parents.locator('dl').first();
    await expect(facts).toContainText(say('shell:subject.3'));
    await expect(facts).toContainText(schooling?.school ?? '?');
    await expect(facts).toContainText(say(`students:grade.${String(schooling?.grade)}`));
    for (const one of schooling?.classes ?? []) {
      await expect(facts).toContainText(say('reports:figure.class', one));
    }
    await look(parents, `parentReport-${language}`);
    // Whoever comes back to the page reads how often by now.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(say('parts:parentLink.opened', { count: 1 }))).toBeVisible();

    await parents.setViewportSize({ width: 390, height: 844 });
    const named = await parents.locator('tbody td:first-child').first().boundingBox();
    expect(named?.width).toBeGreaterThan(90);
    // Its heads are as wide as their words, and nothing stands beside the page.
    for (const head of await parents.locator('thead').first().locator('th').all()) {
      const broken = await head.evaluate((shown) => {
        const range = document.createRange();
        range.selectNodeContents(shown);
        return range.getClientRects().length > (shown.textContent.match(/\S+/g) ?? []).length;
      });
      expect(broken).toBe(false);
    }
    expect(await parents.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    const other = language === 'zh' ? 'en' : 'zh';
    await parents.getByRole('button', { name: say('shell:language.other') }).click();
    await expect(parents.getByRole('heading', { level: 1 })).toHaveText(
      wordsIn(other)('reports:handout.report', { name: toldName(name, other) }),
    );
    await parents.reload();
    await expect(parents.locator('html')).toHaveAttribute('lang', other);

    await button('parts:parentLink.end').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('parts:parentLink.endVerb'), exact: true })
      .click();
    await expect(button('parts:parentLink.make')).toBeVisible();
    await parents.reload();
    await expect(parents.getByText(wordsIn(other)('parts:parentLink.absent'))).toBeVisible();
    await context.close();
  });

  test(`[ROUTE-050] a class’s reports are printed in one go, one page a student, in ${language}`, async ({
    page,
    world,
  }) => {
    const client = createClient(world.address);
    const classes = await client.ask(classList, { subject_id, page: 1, page_size: 1 }, asZhou);
    const class_id = classes.list[0]?.class_id ?? 0;
    const asked = { subject_id, class_id, what: 'report', ...days } as const;
    const { list } = await client.ask(reportSheets, asked, asZhou);
    const query = `subject_id=3&class_id=${String(class_id)}&from=${days.from}&to=${days.to}`;
    await comeBack(page, world, 'zhou', `/report/classInfo?${query}`, language);
    await page.getByRole('link', { name: say('reports:handout.open') }).click();
    await expect(page.getByRole('article')).toHaveCount(list.length);
    expect(list.length).toBeGreaterThan(1);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(list.length);
    await page.goto(`/report/handout?${query}&what=analysis`);
    await expect(page.getByRole('article')).toHaveCount(list.length);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(list.length);
  });
}

for (const language of seenIn('zh')) {
  const say = wordsIn(language);

  test(`[ROLE-005] the sheets of a class lie in the order of its students' names, in ${language}`, async ({
    page,
    world,
  }) => {
    const asked = { subject_id: 3, list: 'responsible', sort: 'name', order: 'asc' } as const;
    const { list } = await createClient(world.address).ask(studentExport, asked, { as: 'zhou' });
    const days = 'from=2026-10-20&to=2026-11-18';
    const address = `/report/handout?subject_id=3&class_id=202&what=report&${days}`;
    await comeBack(page, world, 'zhou', address, language);
    const titles = page.getByRole('article').getByRole('heading', { level: 2 });
    await expect(titles.nth(1)).toBeVisible();
    const shown = await titles.allInnerTexts();
    // Namesakes have one title.
    const byName = [
      ...new Set(
        // Those who are pinned come first in the list.
        list
          .filter(({ pinned }) => !pinned)
          .map(({ name }) => say('reports:handout.report', { name })),
      ),
    ].filter((title) => shown.includes(title));
    expect(shown.filter((title) => byName.includes(title))).toEqual(byName);
    expect(byName.length).toBeGreaterThan(2);
  });
}
