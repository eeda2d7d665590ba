import type { Page } from '@playwright/test';
import { examInfo, examReports } from '../../src/contract/exams';
import { createClient } from '../server/rig/client';
import { brokenWords } from './brokenWords';
import { look } from './looks';
import { toldName } from './toldName';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test, type World } from './world';

// What parents read of an exam by the analyst's link.

const subject_id = 2;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The result of the lowest share. */
async function worstReport(world: World) {
  const client = createClient(world.address);
  const asked = { subject_id, page: 1, page_size: 50, sort: 'share', order: 'asc' } as const;
  const [worst] = (await client.ask(examReports, asked, { as: 'zhou' })).list;
  const { report } = await client.ask(
    examInfo,
    { subject_id, report_id: worst?.report_id ?? 0 },
    { as: 'zhou' },
  );
  return report;
}

for (const language of seenIn('zh')) {
  const say = wordsIn(language);

  test(`[ROUTE-008] [ROUTE-009] [ROUTE-010] [SCREEN-139] parents read the three views by a link until it is taken back, in ${language}`, async ({
    page,
    browser,
    freshWorld: world,
  }) => {
    const report = await worstReport(world);
    const query = `?subject_id=2&report_id=${String(report.report_id)}`;
    await comeBack(page, world, 'zhou', `/examAnalysis/examAnalysisReport${query}`, language);
    await button(page, say('parts:parentLink.make')).click();
    const address = new URL(await page.getByText(/examAnalysis\/report\?link=/).innerText());
    const context = await browser.newContext({ locale: language === 'zh' ? 'zh-CN' : 'en-GB' });
    const parents = await context.newPage();
    // The demonstration's points of mathematics have no English names.
    const pointName = report.questions[0]?.point_name ?? '?';
    await parents.route('**/examAnalysis/forParents', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const isEnglish = route.request().headers()['accept-language'] === 'en';
      const named = isEnglish ? body.replaceAll(pointName, 'A point in English') : body;
      await route.fulfill({ response, body: named });
    });
    await parents.goto(new URL(address.pathname + address.search, world.address).href);
    const titled = (view: string) =>
      expect(heading(parents)).toHaveText(
        say('exams:titleOf', {
          name: toldName(report.name, language),
          view: say(`exams:view.${view}`),
        }),
      );
    await titled('report');
    await expect(parents.getByRole('table', { name: say('exams:losses.point') })).toBeVisible();
    // There is nothing to press but what is read: neither frame, nor service desk, nor a way to change marks.
    await expect(parents.getByRole('navigation')).toHaveCount(1);
    await expect(parents.getByRole('link', { name: say('exams:marks.change') })).toHaveCount(0);
    await expect(button(parents, say('workOrders:desk.open'))).toHaveCount(0);
    await look(parents, `exam-parents-${language}`);
    // A telephone says in other cells what it has no column for.
    await parents.setViewportSize({ width: 390, height: 844 });
    const fitsTelephone = async () => {
      expect(await parents.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await parents.evaluate(brokenWords)).toEqual([]);
    };
    await fitsTelephone();
    // The numbers of questions lead to these alone.
    const numbers = report.questions
      .filter(({ point_name }) => point_name === pointName)
      .map(({ number }) => number);
    const list = numbers.join(say('exams:numbersAnd'));
    await parents
      .getByRole('link', {
        name: say('exams:numbers', { count: numbers.length, list }),
        exact: true,
      })
      .first()
      .click();
    await titled('appendix');
    const marks = parents.getByRole('table', { name: say('exams:view.appendix') });
    await expect(marks.getByRole('row')).toHaveCount(numbers.length + 1);
    await parents.getByRole('link', { name: say('exams:view.appendix') }).click();
    await titled('appendix');
    await expect(parents).toHaveURL(/\/examAnalysis\/appendix\?link=/);
    await expect(
      parents.getByRole('table', { name: say('exams:view.appendix') }).getByRole('row'),
    ).toHaveCount(report.questions.length + 1);
    await fitsTelephone();
    await look(parents, `exam-parents-telephone-${language}`);
    const inEnglish = parents.locator('tbody').getByText('A point in English');
    const isNamed = (inWhich: string) =>
      expect.poll(async () => (await inEnglish.count()) > 0).toBe(inWhich === 'en');
    const other = language === 'zh' ? 'en' : 'zh';
    await isNamed(language);
    await button(parents, say('shell:language.other')).click();
    await isNamed(other);
    await button(parents, wordsIn(other)('shell:language.other')).click();
    await isNamed(language);
    await parents.reload();
    await parents.getByRole('link', { name: say('exams:view.kmap') }).click();
    await titled('kmap');
    await expect(parents).toHaveURL(/\/examAnalysis\/kmap\?link=/);
    await expect(parents.getByText(say('exams:map.why'))).toBeVisible();
    await fitsTelephone();
    await look(parents, `exam-parents-map-${language}`);

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(say('parts:parentLink.opened', { count: 1 }))).toBeVisible();
    await button(page, say('parts:parentLink.end')).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('parts:parentLink.endVerb'), exact: true })
      .click();
    await expect(button(page, say('parts:parentLink.make'))).toBeVisible();
    for (const view of ['report', 'appendix', 'kmap']) {
      await parents.goto(`${world.address}/examAnalysis/${view}${address.search}`);
      await expect(parents.getByText(say('parts:parentLink.absent'))).toBeVisible();
    }
    await context.close();
  });
}
