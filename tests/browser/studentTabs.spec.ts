import { readFile } from 'node:fs/promises';
import { errorBookList } from '../../src/contract/answers';
import { homeworkOfStudent } from '../../src/contract/homework';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[SCREEN-039] [SCREEN-041] [SCREEN-043] [SCREEN-044] [SCREEN-045] [SCREEN-046] [SCREEN-047] [SCREEN-048] a student's report, answers, error book and study time are tabs that the address keeps, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const address = '/student/detail?subject_id=2&student_id=10024';
    await comeBack(page, world, 'zhou', address, language);
    const identity = page.getByRole('heading', { level: 1, name: '何俊杰' });
    const tabs = page.getByRole('navigation', { name: say('students:detail.tabs') });
    const open = async (view: string) => {
      await tabs.getByRole('link', { name: say(`students:detail.view.${view}`) }).click();
      await expect(page).toHaveURL(new RegExp(`view=${view}`));
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect(identity).toBeVisible();
    };

    // An arrow stands at the end beyond which tabs are out of sight.
    const cue = (end: string) => tabs.locator(`[data-cue=${end}]`);
    if (language === 'en') await expect(cue('behind')).toBeVisible();
    else await expect(cue('behind')).toBeHidden();
    await expect(cue('before')).toBeHidden();
    await open('behaviour');
    if (language === 'en') await expect(cue('before')).toBeVisible();

    await open('report');
    await page.getByRole('tab', { name: say('reports:by.chapter') }).click();
    await expect(page).toHaveURL(/view=report.*by=chapter/);
    await page.reload();
    const chapters = page.getByRole('tab', { name: say('reports:by.chapter') });
    await expect(chapters).toHaveAttribute('aria-selected', 'true');
    await look(page, `student-report-${language}`);

    await open('history');
    // The head says whose answers they are, and no row does again.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('何俊杰');
    const firstAnswer = page.getByRole('row').nth(1);
    await expect(firstAnswer.locator('a[href*="answer_id="]').first()).toBeVisible();
    await expect(firstAnswer).not.toContainText('何俊杰');
    const choose = (name: string) =>
      page.getByRole('combobox', { name: say(`answers:filter.${name}`), exact: true });
    await expect(choose('student_id')).toHaveCount(0);
    await choose('course').selectOption({ index: 1 });
    await expect(page).toHaveURL(/view=history.*course=/);
    await expect(choose('lesson')).toBeEnabled();
    await page.getByRole('button', { name: say('answers:more.open') }).click();
    await page.getByRole('dialog').getByLabel(say('answers:more.minimum')).fill('10');
    await page.getByRole('button', { name: say('answers:more.verb') }).click();
    await expect(page).toHaveURL(/minimum=10/);
    await look(page, `student-history-${language}`);

    await open('errorBook');
    for (const [way, leads] of [
      ['answers:sheet.open', 'errorbook/sheet'],
      ['answers:review.title', 'report/review'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name: say(way), exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`${leads}\\?student_id=10024`));
    }
    // One student got questions wrong in normalized lessons only, another one only elsewhere.
    const count = page.getByRole('main').locator('header p > span').first();
    const counts = (total: number) =>
      expect(count).toHaveText(say('answers:book.count', { count: total }));
    for (const [student_id, own, other] of [
      [10019, 'notNormalized', 'normalized'],
      [10024, 'normalized', 'notNormalized'],
    ] as const) {
      const { total } = await createClient(world.address).ask(
        errorBookList,
        { subject_id: 2, student_id, lesson: own, page: 1, page_size: 1 },
        { as: 'zhou' },
      );
      expect(total).toBeGreaterThan(0);
      await page.goto(`${address.replace('10024', String(student_id))}&view=errorBook`);
      const label = { name: say('answers:filter.lesson'), exact: true };
      await page.getByRole('main').getByRole('button', label).click();
      const kinds = page.getByRole('radiogroup', label);
      await kinds.getByLabel(say(`answers:lesson.${other}`), { exact: true }).check();
      await expect(page).toHaveURL(new RegExp(`lesson=${other}`));
      await counts(0);
      await kinds.getByLabel(say(`answers:lesson.${own}`), { exact: true }).check();
      await counts(total);
    }
    await look(page, `student-errors-${language}`);

    await page.keyboard.press('Escape');
    await open('studyTime');
    const days = page.getByRole('table', { name: say('students:studyTime.title') });
    await expect(days.getByRole('row')).toHaveCount(8);
    await page.getByRole('link', { name: say('students:studyTime.span.month') }).click();
    await expect(page).toHaveURL(/view=studyTime.*span=month/);
    const bars = page.getByRole('img', { name: /\d/ });
    // The clock says 18 November: the month so far.
    await expect(days.getByRole('row')).toHaveCount(19);
    await expect(bars).toHaveCount(18);
    await look(page, `student-time-${language}`);
    await page.getByRole('link', { name: say('students:studyTime.span.week') }).click();
    // A week is from Monday to Sunday; today is a Wednesday.
    await expect(days.getByRole('row')).toHaveCount(4);
    const first = await days.getByRole('row').last().innerText();
    expect(first).toMatch(/周一|Mon/);
    await page.getByRole('link', { name: say('students:studyTime.earlier.week') }).click();
    await expect(page).toHaveURL(/until=\d{4}-\d\d-\d\d/);
    await page.reload();
    await expect(days.getByRole('row')).toHaveCount(8);
    await expect(days).not.toContainText(first.split('\t')[0] ?? '');
    await expect(days.getByRole('row').last()).toContainText(/周一|Mon/);
    // The drawing names its days, and what stands above the rows is their sum.
    const [from, to] = [days.getByRole('row').last(), days.getByRole('row').nth(1)];
    for (const end of [from, to]) {
      const [name] = /\d+月\d+日|\d+ [A-Z]\w+/.exec(await end.innerText()) ?? [];
      await expect(page.locator('figcaption')).toContainText(name ?? 'a day');
    }
    const [total = 0, effective = 0] = await Promise.all(
      [2, 3].map(async (column) => {
        const cells = await days.locator(`tbody td:nth-child(${String(column)})`).allInnerTexts();
        return cells.reduce((sum, cell) => sum + Number(cell), 0);
      }),
    );
    await expect(page.getByText(say('students:studyTime.sum', { total, effective }))).toBeVisible();
    await page.getByRole('link', { name: say('students:studyTime.later.week') }).click();
    await expect(page).not.toHaveURL(/until=/);
    await expect(days.getByRole('row').last()).toContainText(first.split('\t')[0] ?? '');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('parts:export.open') }).click();
    const saved = await readFile(await (await download).path(), 'utf8');
    const [heads, newest, ...older] = saved.trim().split('\r\n');
    expect(heads).toContain(say('students:studyTime.total'));
    expect(newest).toMatch(/^\d{4}-\d\d-\d\d,\d/);
    expect(older).toHaveLength(2);
  });
  test(`[SCREEN-040] a student's homework is a tab, whose filters the address keeps, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const asked = { subject_id: 2, student_id: 10024, page: 1, page_size: 50 } as const;
    const { list, total } = await createClient(world.address).ask(homeworkOfStudent, asked, {
      as: 'zhou',
    });
    const kind = list[0]?.type ?? 'composition';
    const some = list.filter(({ type }) => type === kind);
    expect(total).toBeGreaterThan(0);
    await comeBack(page, world, 'zhou', '/student/detail?subject_id=2&student_id=10024', language);
    const tabs = page.getByRole('navigation', { name: say('students:detail.tabs') });
    await tabs.getByRole('link', { name: say('students:detail.view.homework') }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(say('homework:count.assignment', { count: total }));
    await look(page, `student-homework-${language}`);
    await main.getByRole('button', { name: say('homework:filter.type'), exact: true }).click();
    const kinds = page.getByRole('radiogroup', { name: say('homework:filter.type'), exact: true });
    await kinds.getByLabel(say(`homework:type.${kind}`), { exact: true }).check();
    await expect(page).toHaveURL(new RegExp(`view=homework.*type=${kind}`));
    await page.reload();
    await expect(main).toContainText(say('homework:count.assignment', { count: some.length }));
    await expect(page.getByRole('row')).toHaveCount(some.length + 1);
  });
}

for (const language of seenIn('zh')) {
  const say = wordsIn(language);

  test(`[SCREEN-046] [SCREEN-047] the drawing of study time counts in whole minutes, as its table does, in ${language}`, async ({
    page,
    world,
  }) => {
    const tab = '/student/detail?subject_id=2&student_id=10024&view=studyTime';
    await comeBack(page, world, 'zhou', tab, language);
    const chart = page.locator('figure').filter({ hasText: say('home:week.effective') });
    await expect(chart.getByRole('group')).toBeVisible();
    // The scale ends at a whole minute, and so does every bar.
    await expect(chart.locator('tspan').filter({ hasText: /^\d+$/ }).first()).toBeVisible();
    await expect(chart.locator('tspan').filter({ hasText: /\d\.\d/ })).toHaveCount(0);
  });
}
