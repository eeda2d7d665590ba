import { historyList } from '../../src/contract/answers';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

const history = '/answerHistoryEntry/index?subject_id=3';

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-073] [SCREEN-075] [MSG-068] an address with days or difficulties out of order shows the answers without them, and says so, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', history, language);
    const rows = page.locator('tbody tr');
    for (const [query, fault] of [
      ['&from=2026-11-20&to=2026-11-01', 'beforeStart'],
      ['&from=2025-09-01&to=2026-11-01', 'tooLong'],
      ['&from=2026-11-01', 'required'],
      ['&minimum=70&maximum=30', 'belowMinimum'],
    ] as const) {
      await page.goto(`${world.address}${history}${query}`);
      await expect(page.getByText(say(`answers:unsound.${fault}`))).toBeVisible();
      await expect(rows).toHaveCount(20);
    }
    await look(page, `unsound-${language}`);
    const report = '/report/stuInfo?subject_id=3&student_id=10015';
    await page.goto(`${world.address}${report}&from=2025-09-01&to=2026-11-01`);
    await expect(page.getByText(say('reports:range.tooLong'))).toBeVisible();
    await expect(rows.first()).toBeVisible();
  });
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-076] an answer of 5,000 characters, a broken formula and a picture that is gone can be looked at, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const asked = { subject_id: 3, days: '90', page: 1, page_size: 100 } as const;
    const every = { types: [], outcome: [], module: [], pace: [], cause: [] };
    const client = createClient(world.address);
    const find = (filter: object) =>
      client.ask(historyList, { ...asked, ...every, ...filter }, { as: 'zhou' });
    const [first] = (await find({ outcome: ['wrong'] })).list;
    const answer = `so $\\frac{1$ ${'x'.repeat(4985)} $x^2$`;
    await world.control('answer', {
      ...{ student_id: String(first?.student_id), question_id: String(first?.question_id) },
      ...{ is_right: 'false', answer },
    });
    const [given] = (await find({ student_id: first?.student_id })).list;
    const open = `/history/list?subject_id=3&answer_id=`;
    await comeBack(page, world, 'zhou', `${open}${String(given?.answer_id)}`, language);
    const broken = page.locator('[data-broken]').first();
    await expect(broken).toHaveText(String.raw`\frac{1`);
    await expect(page.getByRole('definition').filter({ hasText: 'x'.repeat(4985) })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await look(page, `longAnswer-${language}`);
    await page.goto(`${world.address}${history}&student_id=${String(first?.student_id)}`);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await look(page, `longAnswers-${language}`);

    const written = await find({ types: ['subjective'], outcome: ['wrong'] });
    const id = String(written.list.find(({ answer: text }) => text !== '')?.answer_id);
    await page.route(/boardImage/, (route) =>
      route.fulfill({ json: { code: 200, message: '', data: { image: '/files/gone.png' } } }),
    );
    await page.goto(`${world.address}${open}${id}`);
    const what = say('answers:board.alt');
    await expect(page.getByText(say('parts:pictureGone', { what }))).toBeVisible();
    await page.goto(`${world.address}/parentReport?link=ended&language=${language}`);
    await expect(page.getByText(say('parts:parentLink.absent'))).toBeVisible();
  });

  test(`an address with an id that can be none says that there is no such page, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', history, language);
    for (const path of [
      ...['/report/stuInfo?student_id=abc', '/report/classInfo?class_id=1e2'],
      ...['/learningAnalysis?student_id=abc', '/learningAnalysis?class_id=-5'],
      ...['/student/detail?student_id=8.5', '/lesson/detail?course_id=abc'],
      ...['/history/list?answer_id=99999999999', '/errorbook/info?student_id=10015&question_id='],
    ]) {
      await page.goto(`${world.address}${path}&subject_id=3`);
      await expect(page.getByText(say('shell:notFound.title'))).toBeVisible();
    }
  });
}
