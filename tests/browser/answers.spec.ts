import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { historyList } from '../../src/contract/answers';
import { createClient } from '../server/rig/client';
import { parseCsv } from '../paths/csv';
import { look } from './looks';
import { toldName } from './toldName';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

/** How many answers the head of the page counts. */
async function countOn(page: Page, say: ReturnType<typeof wordsIn>): Promise<number> {
  const words = say('answers:count', { count: 12345 });
  const text = page.getByText(new RegExp(`^${words.replace('12,345', '[\\d,]+')}$`));
  return Number(/[\d,]+/.exec(await text.innerText())?.[0].replace(',', ''));
}

for (const language of seenIn('en')) {
  test(`[ROUTE-031] [SIDE-005] [ROLE-006] [SCREEN-068] [SCREEN-069] [SCREEN-070] [SCREEN-071] [SCREEN-072] [SCREEN-073] [SCREEN-074] [SCREEN-075] [CONST-025] [CONST-026] [VALID-072] [MSG-068] the answer history is filtered, and holds that in its address, in ${language}`, async ({
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

    const count = () => countOn(page, say);
    // The list begins with the days of a filter, which stands beside the count and is taken away like every other.
    const usual = await count();
    const head = page.getByRole('main').locator('header');
    await expect(head.getByText(say('answers:days.90'), { exact: true })).toBeVisible();
    const days = { label: say('answers:filter.days'), value: say('answers:days.90') };
    const filter = say('parts:filter.entry', days);
    await page.getByRole('button', { name: say('parts:filter.remove', { filter }) }).click();
    await expect(head.getByText(say('answers:days.365'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/days=365/);
    await expect.poll(count).toBeGreaterThanOrEqual(usual);
    const all = await count();
    for (const filter of ['course', 'lesson', 'card'] as const) {
      const before = await count();
      const box = page.getByRole('combobox', { name: say(`answers:filter.${filter}`) });
      await box.selectOption({ index: 1 });
      await expect(page).toHaveURL(new RegExp(`${filter}=`));
      await expect.poll(count).toBeLessThan(before);
    }
    await page.getByRole('button', { name: say('parts:filter.clear') }).click();
    await expect.poll(count).toBe(all);
    const point = page.getByRole('combobox', { name: say('answers:filter.point') });
    await point.selectOption({ index: 1 });
    await expect.poll(count).toBeLessThan(all);
    await point.selectOption('');
    await expect.poll(count).toBe(all);
    const open = (filter: string) =>
      page.getByRole('button', { name: say(`answers:filter.${filter}`), exact: true }).click();
    await open('type');
    await page.getByRole('checkbox', { name: say('answers:type.singleChoice') }).check();
    await expect.poll(count).toBeLessThan(all);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('parts:filter.clear') }).click();
    await open('days');
    for (const days of ['7', '15', '30', '60', '90', '180', '365']) {
      const name = say(`answers:days.${days}`);
      await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('radio', { name: say('answers:days.7'), exact: true }).check();
    await expect.poll(count).toBeLessThan(all);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('parts:filter.clear') }).click();
    await open('outcome');
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
    const wrong = await count();
    await dialog.getByLabel(say('answers:more.from')).fill('2026-11-01');
    await dialog.getByLabel(say('answers:more.to')).fill('2026-11-10');
    await dialog.getByRole('button', { name: say('answers:more.verb') }).click();
    await expect(page).toHaveURL(/from=2026-11-01/);
    await expect(page).toHaveURL(/minimum=70/);
    await expect.poll(count).toBeLessThan(wrong);
    await page.reload();
    await expect(rows.first()).toContainText(say('answers:outcome.wrong'));

    await page.goto(`${world.address}/answerHistoryEntry/index?subject_id=3&days=360`);
    await open('days');
    const year = page.getByRole('radio', { name: say('answers:days.365'), exact: true });
    await expect(year).toBeChecked();
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
    const first = page.locator('tbody tr').first().locator('a[href^="/history"]');
    const one = page.getByRole('heading', { level: 1, name: say('answers:one.title') });
    const { width = 0 } = page.viewportSize() ?? {};
    // What a narrow page keeps is what a teacher reads first.
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const [column, isShown] of [
      ...([
        ['answer', true],
        ['submitted', true],
        ['cause', false],
        ['type', false],
      ] as const),
    ]) {
      const head = page.locator(`th[data-column="${column}"]`);
      await expect(head).toBeVisible({ visible: isShown });
    }
    await look(page, `answers-narrow-${language}`);
    await page.setViewportSize({ width, height: 900 });
    await first.click();
    await expect(one).toBeVisible();
    // Back is the list as it was left, or the student's page.
    await page.getByRole('link', { name: say('answers:back'), exact: true }).click();
    await expect(page).toHaveURL(/answerHistoryEntry\/index\?.*outcome=wrong/);
    await page.goto('/student/detail?subject_id=2&student_id=10024&view=history');
    // The page says whose answers they are: the room is the question's.
    const columnOf = (name: string) => page.locator(`th[data-column="${name}"]`);
    await expect(columnOf('stem')).toBeVisible();
    await expect(columnOf('student')).toHaveCount(0);
    await look(page, `student-answers-${language}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    const question = await columnOf('stem').boundingBox();
    expect(question?.width).toBeGreaterThan(240);
    await expect(page.locator('th[data-column]:visible')).toHaveCount(8);
    await page.setViewportSize({ width, height: 900 });
    await first.click();
    await expect(one).toBeVisible();
    await page.getByRole('link', { name: say('parts:back'), exact: true }).click();
    await expect(page).toHaveURL(/student\/detail\?.*view=history/);
    await first.click();
    await expect(one).toBeVisible();
    const said = page.getByRole('region', { name: say('answers:said.title') });
    await expect(said).toContainText(say('answers:outcome.wrong'));
    await expect(page.getByText(say('answers:field.analysis'), { exact: true })).toBeVisible();
    await look(page, `answer-${language}`);
    await page.goto('/history/list?subject_id=2&answer_id=999999999');
    await expect(page.getByText(say('answers:absent.title'))).toBeVisible();
  });

  test(`[SCREEN-076] an answer written by hand is seen, and its cause is set beside what AI supposes, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const say = wordsIn(language);
    const asked = { subject_id: 3, days: '90', page: 1, page_size: 100 } as const;
    const { list } = await createClient(world.address).ask(
      historyList,
      { ...asked, types: ['subjective'], outcome: ['wrong'], module: [], pace: [], cause: [] },
      { as: 'zhou' },
    );
    const id = String(list.find(({ answer }) => answer !== '')?.answer_id);
    await comeBack(page, world, 'zhou', `/history/list?subject_id=3&answer_id=${id}`, language);
    const picture = page.getByRole('img', { name: say('answers:board.alt') });
    await expect(picture).toBeVisible();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(100);
    const causes = page.getByRole('region', { name: say('answers:causes.title') });
    const own = causes.getByRole('combobox', { name: say('answers:causes.own') });
    await expect(own).toHaveValue('none');
    await look(page, `answer-written-${language}`);
    // Without network the part stays, with the cause as it stands.
    await page.route('**/historyQuestion/setTeacherErrorCause', (call) => call.abort());
    await own.selectOption('concept');
    await expect(page.getByText(say('shell:unsure.network'))).toBeVisible();
    await expect(own).toHaveValue('none');
    await page.unroute('**/historyQuestion/setTeacherErrorCause');
    await own.selectOption('misread');
    await expect(page.getByText(say('answers:cause.set'))).toBeVisible();
    await page.reload();
    await expect(own).toHaveValue('misread');
    await own.selectOption('none');
    await expect(own).toHaveValue('none');
  });
}

for (const language of seenIn('en')) {
  test(`[SCREEN-077] [CONST-028] an export holds the rows of all pages that are filtered, with line breaks and formulas as they were written, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    const student_id = '10024';
    const open = '/answerHistoryEntry/index?subject_id=2';
    await comeBack(page, world, 'zhou', `${open}&outcome=wrong`, language);
    const rows = page.locator('tbody tr');
    const first = rows.first().locator('a[href^="/history"]');
    const answer = '=1+1\nso $\\frac{1}{2} < x$, "half"';
    await page.goto(`/errorbook/info?subject_id=2&student_id=${student_id}`);
    const link = page.locator('tbody a[href*="question_id"]').first();
    const to = new URL((await link.getAttribute('href')) ?? '', world.address);
    const question_id = to.searchParams.get('question_id') ?? '';
    await world.control('answer', { student_id, question_id, is_right: 'false', answer });

    // Without a filter for days it is the last 90 of them, on the screen and in the file.
    await page.goto(`${open}&outcome=wrong`);
    await expect(first).toBeVisible();
    const count = await countOn(page, say);
    expect(count).toBeGreaterThan(200);
    const stems = await rows.locator('a[href^="/history"]').allTextContents();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('parts:export.open') }).click();
    await expect(page.getByRole('dialog')).toContainText(say('parts:export.counted', { count }));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('parts:export.confirm'), exact: true })
      .click();
    const [head = [], ...lines] = parseCsv(
      (await readFile(await (await download).path(), 'utf8')).replace('\uFEFF', ''),
    );
    expect(lines).toHaveLength(count);
    const cells = (name: string) => lines.map((line) => line[head.indexOf(say(`answers:${name}`))]);
    expect(new Set(cells('column.outcome'))).toEqual(new Set([say('answers:outcome.wrong')]));
    expect(cells('column.answer')[0]).toBe(`'${answer}`);
    expect(cells('field.right').every((text) => text !== undefined && text !== '')).toBe(true);
    const written = cells('column.stem');
    expect(written.some((text) => text?.includes('$\\frac'))).toBe(true);
    for (const [at, stem] of stems.entries()) {
      const plain = written[at]?.split('$')[0]?.replaceAll('\n', ' ').trim() ?? '';
      // A cell is cut by whole formulas.
      expect(stem).toContain(plain.slice(0, 40));
    }
    const days = cells('column.submitted').map((text) => text?.slice(0, 10) ?? '');
    const [last = '', oldest = ''] = [days[0], days.at(-1)];
    const length = (Date.parse(last) - Date.parse(oldest)) / 86_400_000 + 1;
    expect(length).toBeGreaterThan(60);
    expect(length).toBeLessThanOrEqual(90);
  });
}

for (const language of seenIn('en')) {
  test(`[ROUTE-042] [ROUTE-043] [ROLE-007] the fullest error book is opened, and read by revision, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/errorbook/list?subject_id=3', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('answers:books.title'));
    await look(page, `error-books-${language}`);
    const first = page.locator('tbody tr a').first();
    const name = await first.innerText();
    await first.click();
    await expect(page).toHaveURL(/errorbook\/info\?.*student_id=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('answers:book.of', { name: toldName(name, language) }),
    );
    await page.getByRole('tab', { name: say('answers:status.unresolved') }).click();
    await expect(page).toHaveURL(/status=unresolved/);
    await expect(
      page.getByRole('cell', { name: say('answers:status.unresolved') }).first(),
    ).toBeVisible();
    await look(page, `error-book-${language}`);
  });
}
