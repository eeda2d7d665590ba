import type { Page } from '@playwright/test';
import { errorBookSheet, historyList } from '../../src/contract/answers';
import { makeReportLink } from '../../src/contract/reports';
import { createClient } from '../server/rig/client';
import { parseCsv } from '../paths/csv';
import { exportedFile } from './exportedLines';
import { look } from './looks';
import { pagesOf, textOf } from './pdf';
import { seenIn, wordsIn } from './words';
import { asZhou, comeBack, expect, test, type World } from './world';

const every = { types: [], outcome: [], module: [], pace: [], cause: [] };

/** A question of which this is true, which a student has on the sheet; what was resolved once does not come again. */
async function giveQuestion(
  world: World,
  isMeant: (stem: string) => boolean,
  whose?: number,
): Promise<{ readonly stem: string; readonly student: number }> {
  const client = createClient(world.address);
  const tried = new Set<string>();
  for (let page = 1; page < 40; page += 1) {
    const asked = { ...every, subject_id: 2, days: '365', page, page_size: 100 } as const;
    const { list } = await client.ask(historyList, asked, asZhou);
    for (const { question_id, stem, student_id } of list.filter((row) => isMeant(row.stem))) {
      const student = whose ?? student_id;
      const pair = { student_id: String(student), question_id: String(question_id) };
      if (tried.has(JSON.stringify(pair))) continue;
      tried.add(JSON.stringify(pair));
      await world.control('answer', { ...pair, is_right: 'false' });
      const of = { subject_id: 2, student_id: student, tries: '1' } as const;
      const sheet = await client.ask(errorBookSheet, of, asZhou);
      if (sheet.list.some((one) => one.question_id === question_id)) return { stem, student };
    }
  }
  throw new Error('nobody has such a question');
}

/** The text of the page on paper, without white space. */
const printed = async (page: Page) => {
  // Fonts of formulas come with the first of them.
  await page.evaluate(() => document.fonts.ready);
  const text = await textOf(await page.pdf({ preferCSSPageSize: true }));
  // A PDF writes some characters in their compatible forms.
  return text.normalize('NFKC').replaceAll(/\s/g, '');
};

const hasFraction = (stem: string) => stem.includes(String.raw`\frac`);
const hasPicture = (stem: string) => stem.includes('\n![');
const hasTable = (stem: string) => stem.includes('\n|');
/** The cells of a table's rows, as they stand one after another. */
const cellsOf = (stem: string) =>
  stem
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.includes('$'))
    .map((line) => line.normalize('NFKC').replaceAll(/[|\s]/g, ''));

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[ENTITY-020] [SCREEN-077] [ROUTE-043] tables and formulas are drawn on the error book’s sheet of paper, and are their source in a file, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const { stem, student } = await giveQuestion(world, hasTable);
    await giveQuestion(world, hasFraction, student);
    await giveQuestion(world, hasPicture, student);
    const address = `/errorbook/sheet?subject_id=2&student_id=${String(student)}`;
    await comeBack(page, world, 'zhou', `${address}&answers=end`, language);
    await expect(page.locator('main li table').first()).toBeVisible();
    await expect(page.locator('.katex .mfrac').first()).toBeVisible();
    const picture = page.locator('main li img').first();
    await expect
      .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0);
    await look(page, `paper-sheet-${language}`);
    const paper = await printed(page);
    const rows = cellsOf(stem);
    expect(rows.length).toBeGreaterThan(1);
    for (const cells of rows) expect(paper).toContain(cells);
    expect(paper).not.toContain('|');
    expect(paper).not.toMatch(/\$|\\frac|\]\(/);
    // Nothing stands beside the paper, and a table is not torn.
    await page.emulateMedia({ media: 'print' });
    for (const table of await page.locator('main li table').all()) {
      const isWhole = await table.evaluate(
        (shown) => getComputedStyle(shown).breakInside === 'avoid',
      );
      expect(isWhole).toBe(true);
    }
    await page.emulateMedia({ media: 'screen' });

    await page.goto(`/answerHistoryEntry/index?subject_id=2&student_id=${String(student)}&days=7`);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const [head = [], ...lines] = parseCsv(await exportedFile(page, say));
    const stems = lines.map((line) => line[head.indexOf(say('answers:column.stem'))]);
    expect(stems).toContain(stem);
    expect(stems.some((text) => text?.includes(String.raw`\frac`))).toBe(true);
  });

  test(`[ENTITY-020] [SCREEN-163] [ROLE-005] formulas are typeset on the parents’ sheet, on paper and behind their link, in ${language}`, async ({
    page,
    browser,
    freshWorld: world,
  }) => {
    const { student } = await giveQuestion(world, hasTable);
    await giveQuestion(world, hasFraction, student);
    const days = { from: '2026-11-01', to: '2026-11-18' };
    const asked = { subject_id: 2, student_id: student, what: 'analysis', ...days } as const;
    const query = new URLSearchParams({
      ...{ subject_id: '2', student_id: String(student), what: 'analysis', ...days },
    });
    await comeBack(page, world, 'zhou', `/report/handout?${query.toString()}`, language);
    const sheet = page.getByRole('article');
    await expect(sheet.locator('.katex').first()).toBeVisible();
    await expect(sheet.locator('code')).toHaveCount(0);
    const paper = await printed(page);
    expect(paper).toContain(say('reports:by.question').replaceAll(' ', ''));
    expect(paper).not.toMatch(/\$|\\[a-z]+|\|/);
    // The chapters stand below the names of their courses.
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
    await look(page, `paper-analysis-${language}`);

    const { link } = await createClient(world.address).ask(makeReportLink, asked, asZhou);
    const { pathname, search } = new URL(link?.address ?? '');
    const context = await browser.newContext({ locale: language === 'zh' ? 'zh-CN' : 'en-GB' });
    const parents = await context.newPage();
    await parents.goto(new URL(pathname + search, world.address).href);
    await expect(parents.locator('.katex').first()).toBeVisible();
    await expect(parents.locator('code')).toHaveCount(0);
    await parents.setViewportSize({ width: 390, height: 844 });
    expect(await parents.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await printed(parents)).not.toMatch(/\$|\\[a-z]+|\|/);
    await context.close();
  });
}
