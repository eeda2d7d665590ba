import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { examClass, submitExam } from '../../src/contract/exams';
import { createClient } from '../server/rig/client';
import { asZhou, reportsOf, subject_id } from './examReports';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const inZh = language === 'zh' ? '[SIDE-021] ' : '';
  const start = '/examAnalysis/index?subject_id=2';

  test(`${inZh}[SCREEN-139] [ROUTE-058] results are found, sorted and filtered, each leading to its analysis, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', language === 'zh' ? '/home?subject_id=2' : start, language);
    if (inZh !== '')
      await page.getByRole('link', { name: say('shell:sidebar.examAnalysis') }).click();
    await expect(heading(page)).toHaveText(say('exams:title'));
    await expect(page).toHaveURL(/\/examAnalysis\/index\?/);
    const all = await reportsOf(world);
    await expect(page.getByText(say('exams:count', { count: all.total }))).toBeVisible();
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await look(page, `exams-${language}`);
    await button(page, say('exams:column.share')).click();
    const [worst] = (await reportsOf(world, { sort: 'share', order: 'asc' })).list;
    await expect(rows.first()).toContainText(worst?.username ?? '?');
    await expect(page).toHaveURL(/sort=share/);
    await page.goto(`${world.address}${start}&exam_type=final`);
    const finals = await reportsOf(world, { exam_type: 'final' });
    await expect(page.getByText(say('exams:count', { count: finals.total }))).toBeVisible();
    expect(finals.total).toBeLessThan(all.total);
    const [first] = finals.list;
    await expect(rows.first()).toContainText(
      `${String(first?.score)} / ${String(first?.paper.full_marks)}`,
    );
    await rows.first().locator('a[href*="examAnalysisReport"]').click();
    await expect(heading(page)).toHaveText(say('exams:view.report'));
    // All own students in the paper: what they come to, how many are in each band, and who is missing.
    await page.goto(`${start}&exam_type=midterm`);
    const [latest] = (await reportsOf(world, { exam_type: 'midterm' })).list;
    await rows
      .first()
      .getByRole('link', { name: say('exams:class.open') })
      .click();
    await expect(heading(page)).toHaveText(say('exams:class.title'));
    const asked = { subject_id, paper_id: latest?.paper.paper_id ?? 0, page: 1, page_size: 20 };
    const table = await createClient(world.address).ask(examClass, asked, asZhou);
    const { figures, counts, bands } = table;
    const mean = page.getByRole('row').filter({ hasText: say('exams:class.mean') });
    const { mean: won, full } = figures.result ?? {};
    await expect(mean.getByRole('cell').first()).toHaveText(say('exams:of', { won, full }));
    const shares = page.getByRole('group', { name: say('exams:class.bands') });
    await expect(shares).toContainText(say('exams:class.band', { from: 90, to: 100 }));
    await expect(shares).toContainText(String(Math.max(...bands)));
    await look(page, `exam-class-${language}`);
    // A row a student and a column a subject; each column sorts, which the address holds.
    const english = page.getByRole('columnheader', { name: say('shell:subject.1') });
    await english.getByRole('button').click();
    await expect(page).toHaveURL(/sort=english/);
    const [lowest] = (
      await createClient(world.address).ask(examClass, { ...asked, sort: 'english' }, asZhou)
    ).list;
    await expect(rows.first()).toContainText(lowest?.username ?? '?');
    const { score: points, full_score: of } = lowest?.scores.english ?? {};
    await expect(rows.first()).toContainText(say('exams:of', { won: points, full: of }));
    await page.getByRole('button', { name: say('parts:export.open') }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: say('parts:export.confirm') }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(file).toContain(lowest?.username ?? '?');
    expect(file).toContain(
      say('exams:class.inFile.grade_rank', { subject: say('shell:subject.1') }),
    );
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('parts:dialog.close') })
      .last()
      .click();
    await page.getByRole('tab', { name: say('exams:result.missing') }).click();
    await expect(page).toHaveURL(/result=missing/);
    await expect(rows).toHaveCount(counts.missing);
    const [absent] = table.list.filter(({ report_id }) => report_id === null);
    expect(absent).toBeDefined();
    await page
      .getByRole('row')
      .filter({ hasText: absent?.username ?? '?' })
      .locator('a[href*="paperInformationEntry"]')
      .click();
    await expect(page.getByLabel(say('exams:marks.student'), { exact: true })).toHaveValue(
      absent?.username ?? '?',
    );
  });

  test(`[SCREEN-139] [ROUTE-059] a form that is open at midnight takes an exam of the new day, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await world.control('clock', { now: '2026-11-18T23:59:00+08:00' });
    await comeBack(page, world, 'zhou', start, language);
    await page
      .getByRole('link', { name: say('exams:enter') })
      .first()
      .click();
    // Until the papers are there, the links are those of the results.
    await expect(heading(page)).toHaveText(say('exams:papers.title'));
    await page.locator('a[href*="paper_id"]').first().click();
    const day = page.getByLabel(say('exams:marks.exam_date'), { exact: true });
    await day.fill('2026-11-19');
    await day.blur();
    const future = page.getByText(say('exams:marks.error.exam_date.future'));
    await expect(future).toBeVisible();
    await world.control('clock', { now: '2026-11-19T00:00:05+08:00' });
    // With the next answer the page has the server's time.
    const message = JSON.stringify({ type: 'message.changed' });
    await world.control('sockets/tell', { uname: 'zhou', message });
    await expect(future).toBeHidden();
    await expect(day).not.toHaveAttribute('aria-invalid');
  });

  test(`[SCREEN-139] [ROUTE-059] a paper is chosen, its marks are typed, kept, sent and changed, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', start, language);
    await page
      .getByRole('link', { name: say('exams:enter') })
      .first()
      .click();
    await expect(heading(page)).toHaveText(say('exams:papers.title'));
    await expect(page).toHaveURL(/\/examAnalysis\/paperInformationEntry\?/);
    await look(page, `exam-papers-${language}`);
    await page.goto(`${page.url()}&region=county&grade=8`);
    await page.locator('a[href*="paper_id"]').first().click();
    await expect(heading(page)).toHaveText(say('exams:marks.title'));
    const field = (name: string) => page.getByLabel(say(`exams:marks.${name}`), { exact: true });
    const mark = (number: number) =>
      page.getByLabel(say('exams:marks.mark', { number }), { exact: true });
    const submit = button(page, say('exams:marks.verb'));
    const says = (text: string) => expect(page.getByText(text).first()).toBeVisible();
    await submit.click();
    await expect(field('student')).toBeFocused();
    await says(
      say('exams:marks.error.required', { label: say('exams:marks.mark', { number: 1 }) }),
    );
    await mark(1).fill('3.5');
    await says(say('exams:marks.error.aboveFull', { full: 3 }));
    await mark(1).fill('1.2');
    await says(say('exams:marks.error.halves'));
    await mark(1).fill('x');
    await says(say('exams:marks.error.numeric'));
    await mark(1).fill('-5');
    await says(say('exams:marks.error.belowZero', { full: 3 }));
    // A space beside a number is none of it.
    for (let number = 1; number <= 22; number += 1) await mark(number).fill('2.5 ');
    await says(say('exams:marks.soFar', { count: 22, questions: 22, sum: 55, all: 120 }));
    // Enter goes on to the next question, and sends nothing.
    await mark(1).press('Enter');
    await expect(mark(2)).toBeFocused();
    // Today is 18 November: what lies after it is said before anything is sent.
    await field('exam_date').fill('2026-11-19');
    await says(say('exams:marks.error.exam_date.future'));
    await field('exam_date').fill('2026-11-10');
    await field('student').fill('x'.repeat(51));
    await says(say('parts:error.tooLong', { length: 51, maximum: 50 }));
    await field('student').fill('nobody');
    await look(page, `exam-marks-${language}`);
    await expect(
      page.getByText(say('parts:draft.saved', { time: '#' }).split('#')[0] ?? '').first(),
    ).toBeVisible();
    await page.reload();
    const offer = page.getByRole('status').filter({ hasText: 'nobody' });
    await expect(offer).toContainText(say('exams:marks.drafted', { count: 22 }));
    await expect(offer).not.toContainText('2.5');
    // A label takes a press also where the offer would come over it, once no field has the focus.
    await page.setViewportSize({ width: 1024, height: 560 });
    await mark(12).focus();
    const label = page.getByText(say('exams:marks.mark', { number: 4 }), { exact: true });
    await label.evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().top - 75);
    });
    await label.click();
    await expect(mark(4)).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(page, say('parts:draft.restore')).click();
    await expect(mark(22)).toHaveValue('2.5 ');
    await submit.click();
    await says(say('exams:marks.error.student.absent'));
    await field('student').fill('qh10019');
    await submit.click();
    // Who has no result yet comes next, on the same day; another one begins with who it is.
    const next = page.locator('a[href*="exam_date=2026-11-10"]');
    const address = (await next.getAttribute('href')) ?? '';
    await look(page, `exam-saved-${language}`);
    await button(page, say('exams:marks.another')).click();
    await expect(field('student')).toBeFocused();
    await expect(field('student')).toHaveValue('');
    await expect(field('exam_date')).toHaveValue('2026-11-10');
    await expect(mark(1)).toHaveValue('');
    // Who has a result of the exam in another paper cannot have a second one.
    const paper_id = Number(new URL(page.url()).searchParams.get('paper_id'));
    const { list } = await createClient(world.address).ask(
      examClass,
      { subject_id, paper_id, result: 'missing', page: 1, page_size: 1 },
      asZhou,
    );
    const { username: student = '?', name = '?', grade = 0 } = list[0] ?? {};
    await page.goto(address);
    await expect(field('student')).toHaveValue(student);
    // In English the letters of a name come after the name.
    const whose = say('scores:record.whose', {
      ...{ name: '#', account: student, grade: say(`students:grade.${String(grade)}`) },
    }).split('#')[1];
    await expect(page.getByText(new RegExp(`${name}.*${whose ?? '?'}`, 'u'))).toBeVisible();
    await expect(field('exam_date')).toHaveValue('2026-11-10');
    for (let number = 1; number <= 22; number += 1) await mark(number).fill('2.5');
    await submit.click();
    await page.getByRole('link', { name: say('exams:marks.toReport') }).click();
    await expect(heading(page)).toHaveText(say('exams:view.report'));
    await expect(
      page.getByText(say('exams:scored', { won: 55, full: 120, value: 45 })),
    ).toBeVisible();

    // Whoever goes back finds the marks as they are saved, to be changed.
    await page.goBack();
    await expect(heading(page)).toHaveText(say('exams:marks.change'));
    await expect(
      page.getByText(say('exams:marks.already', { name: '#' }).split('#')[1] ?? '?'),
    ).toBeVisible();
    await expect(mark(22)).toHaveValue('2.5');
    await look(page, `exam-back-${language}`);
    await page.goForward();
    await page.getByRole('link', { name: say('exams:marks.change') }).click();
    await expect(page.getByRole('form')).toContainText(student);
    await expect(field('student')).toHaveCount(0);
    await mark(1).fill('3');
    await submit.click();
    await page.getByRole('link', { name: say('exams:marks.toReport') }).click();
    await expect(
      page.getByText(say('exams:scored', { won: 55.5, full: 120, value: 46 })),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText(say('exams:column.changed'));
    const [report] = (await reportsOf(world, { keyword: student })).list.filter(
      ({ score }) => score === 55.5,
    );
    // The same paper is refused for the same student.
    const again = await createClient(world.address).send(
      submitExam,
      {
        ...{ subject_id, paper_id: report?.paper.paper_id ?? 0 },
        ...{ report_id: 0, version: 0 },
        ...{ student, exam_date: '2026-11-10' },
        marks: Array.from({ length: 22 }, () => '1'),
      },
      { ...asZhou, requestId: 'exam-entered-once' },
    );
    expect(again.data).toEqual({ issues: [{ field: 'student', rule: 'twice' }] });
  });
}
