import type { Page } from '@playwright/test';
import { submitExam } from '../../src/contract/exams';
import { createClient } from '../server/rig/client';
import { asZhou, reportOf, reportsOf, subject_id } from './examReports';
import { look } from './looks';
import { toldName } from './toldName';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-139] [ROUTE-060] [ROUTE-061] [ROUTE-062] a report ranks what was lost, the appendix has every question, the map every point, in ${language}`, async ({
    page,
    world,
  }) => {
    const [first] = (await reportsOf(world, { sort: 'share', order: 'asc' })).list;
    const report = await reportOf(world, first?.report_id ?? 0);
    const query = `?subject_id=2&report_id=${String(report.report_id)}`;
    await comeBack(page, world, 'zhou', `/examAnalysis/examAnalysisReport${query}`, language);
    await expect(page.getByText(report.username).first()).toBeVisible();
    const byPoint = page.getByRole('table', { name: say('exams:losses.point') });
    // Ten points; three questions of the first cost 18 of 23 marks.
    await expect(byPoint.getByRole('row')).toHaveCount(11);
    await expect(byPoint.getByRole('row').nth(1)).toContainText('圆心角与圆周角');
    await expect(byPoint.getByRole('row').nth(1)).toContainText('18');
    await expect(byPoint.getByRole('row').nth(2)).toContainText('二次函数的图象与性质');
    const suggested = page.getByRole('region', { name: say('exams:suggestions.title') });
    const weakest = ['圆心角与圆周角', '二次函数的图象与性质', '二次根式'];
    await expect(suggested.getByRole('listitem')).toHaveCount(weakest.length);
    for (const [index, name] of weakest.entries()) {
      await expect(suggested.getByRole('listitem').nth(index)).toContainText(name);
    }
    for (const by of ['kind', 'ability', 'difficulty']) {
      await expect(page.getByRole('table', { name: say(`exams:losses.${by}`) })).toBeVisible();
    }
    await look(page, `exam-report-${language}`);
    // The questions of a group lead to where they alone are listed, and from there to all.
    const numbers = report.questions
      .filter((question) => question.point_name === weakest[0])
      .map(({ number }) => number);
    const all = report.questions.length;
    await byPoint.getByRole('row').nth(1).getByRole('link').click();
    await expect(heading(page)).toHaveText(say('exams:view.appendix'));
    const appendix = page.getByRole('table', { name: say('exams:view.appendix') });
    await expect(appendix.getByRole('row')).toHaveCount(numbers.length + 1);
    const list = numbers.join(say('exams:numbersAnd'));
    await expect(
      page.getByText(say('exams:some.shown', { count: numbers.length, all, list })),
    ).toBeVisible();
    await look(page, `exam-appendix-some-${language}`);
    await page.getByRole('link', { name: say('exams:some.all') }).click();
    await expect(appendix.getByRole('row')).toHaveCount(all + 1);
    // Numbers that the paper does not have are ignored.
    await page.goto(`${world.address}/examAnalysis/examAnalysisAppendix${query}&numbers=2,99,x,-1`);
    await expect(appendix.getByRole('row')).toHaveCount(2);
    await page.goto(`${world.address}/examAnalysis/examAnalysisAppendix${query}&numbers=99`);
    await expect(appendix.getByRole('row')).toHaveCount(report.questions.length + 1);
    const lost = report.questions.find((question) => question.mark < question.full_marks);
    await expect(appendix.getByRole('row').nth(lost?.number ?? 0)).toContainText(
      say('exams:lostMarks', { count: (lost?.full_marks ?? 0) - (lost?.mark ?? 0) }),
    );
    await look(page, `exam-appendix-${language}`);
    await page.getByRole('link', { name: say('exams:view.kmap') }).click();
    await expect(heading(page)).toHaveText(say('exams:view.kmap'));
    for (const name of new Set(report.questions.map(({ point_name }) => point_name))) {
      await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
    }
    await expect(page.getByText(say('exams:mastery.weak'), { exact: true }).first()).toBeVisible();
    await look(page, `exam-map-${language}`);
    await page.goto(`${world.address}/examAnalysis/examAnalysisKmap?subject_id=2&report_id=999999`);
    await expect(page.getByText(say('exams:absent.title'))).toBeVisible();
  });
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-139] a result is deleted after a question that says what goes with it, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const [first] = (await reportsOf(world)).list;
    const report = await reportOf(world, first?.report_id ?? 0);
    const query = `?subject_id=2&report_id=${String(report.report_id)}`;
    await comeBack(page, world, 'zhou', `/examAnalysis/examAnalysisReport${query}`, language);
    await button(page, say('parts:parentLink.make')).click();
    await expect(page.getByText(/examAnalysis\/report\?link=/)).toBeVisible();
    await button(page, say('exams:deletion.open')).click();
    const name = toldName(report.name, language);
    const dialog = page.getByRole('alertdialog', { name: say('exams:deletion.title', { name }) });
    await expect(dialog).toContainText(
      `${String(report.score)} / ${String(report.paper.full_marks)}`,
    );
    await expect(dialog).toContainText(say('exams:deletion.report'));
    await expect(dialog).toContainText(say('exams:deletion.link'));
    await look(page, `exam-deletion-${language}`);
    // A colleague changes it meanwhile: it is not deleted unseen.
    const changed = { paper_id: report.paper.paper_id, report_id: report.report_id, version: 1 };
    await createClient(world.address).ask(
      submitExam,
      {
        ...{ subject_id, ...changed, student: report.username, exam_date: report.exam_date },
        marks: report.questions.map(() => '0'),
      },
      asZhou,
    );
    await dialog.getByRole('button', { name: say('exams:deletion.verb') }).click();
    await expect(dialog).toHaveCount(0);
    const won = say('exams:scored', { won: 0, full: report.paper.full_marks, value: 0 });
    await expect(page.getByText(won)).toBeVisible();
    await button(page, say('exams:deletion.open')).click();
    await dialog.getByRole('button', { name: say('exams:deletion.verb') }).click();
    await expect(
      page
        .getByRole('heading', { name: say('exams:deletion.done') })
        .or(page.getByText(say('exams:deletion.done')))
        .first(),
    ).toBeVisible();
    const left = (await reportsOf(world)).list.map(({ report_id }) => report_id);
    expect(left).not.toContain(report.report_id);
  });
}
