import type { Page } from '@playwright/test';
import { examPapers, submitExam } from '../../src/contract/exams';
import { unsubmittedList } from '../../src/contract/scores';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

// Scores that are missing, and what that freezes.

const subject_id = 2;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Enters a mid-term result of a student in exam analysis; what its score is. */
async function analyse(client: ReturnType<typeof createClient>, student: string) {
  const as = { as: 'zhou' };
  const { list } = await client.ask(examPapers, { subject_id, page: 1, page_size: 50 }, as);
  const paper = list.find(({ exam_type: type }) => type === 'midterm');
  if (paper === undefined) throw new Error('the world has papers of mid-term exams');
  const count = paper.question_count;
  const marks = Array.from({ length: count }, () => '2.5');
  const sent = { paper_id: paper.paper_id, report_id: 0, version: 0, exam_date: '2026-11-10' };
  await client.ask(submitExam, { subject_id, ...sent, student, marks }, as);
  return {
    ...{ exam_type: 'midterm', exam_date: '2026-11-10' },
    ...{ full_score: String(paper.full_marks), score: String(2.5 * count) },
  };
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);
  const field = (page: Page, name: string) =>
    page.getByLabel(say(`scores:record.${name}`), { exact: true });

  test(`[SCREEN-133] [SCREEN-013] [SFZ-01] [SFZ-03] missing scores are told, entered from there or excused, which thaws what was frozen, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const asked = { subject_id, page: 1, page_size: 50 } as const;
    const missing = () => client.ask(unsubmittedList, asked, { as: 'zhou' });
    const before = await missing();
    const ofFrozen = `/student/detail?subject_id=2&student_id=${String(before.list[0]?.student_id)}`;
    const freeze = page.getByText(say('foundation:freeze.scoresMissing.title'));
    await comeBack(page, world, 'zhou', `${ofFrozen}&view=foundationMode`, language);
    const name = say('foundation:type.90');
    const other = button(page, say('foundation:mode.chooseNamed', { name }));
    await expect(freeze).toBeVisible();
    await expect(other).toBeDisabled();
    // Exam analysis knows a result of the exam: the freeze, the list and the result itself say so.
    const see = page.getByRole('link', { name: say('foundation:freeze.analysed.see') });
    await expect(see).toHaveCount(0);
    const [frozen, excused] = before.list;
    const score = await analyse(client, frozen?.username ?? '?');
    await page.reload();
    await see.click();
    await expect(page.getByText(say('exams:scoreStanding.missing.text'))).toBeVisible();
    const report = page.url();
    await page.goto(`${world.address}/home?subject_id=2`);
    await expect(
      page.getByText(say('home:warning.midterm', { count: before.total })),
    ).toBeVisible();
    await page.getByRole('link', { name: say('home:warning.verb') }).click();
    await expect(
      page.getByText(say('scores:unsubmitted.count', { count: before.total })),
    ).toBeVisible();
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    // Whose functions are frozen comes first.
    await expect(rows.first()).toContainText(say('scores:freeze.frozen'));
    await look(page, `scores-missing-${language}`);
    await expect(
      rows.first().getByRole('link', { name: say('scores:unsubmitted.result') }),
    ).toBeVisible();
    await rows.first().locator('a[href*="/score/record"]').click();
    await expect(page.getByText(say('scores:record.analysed'))).toBeVisible();
    await expect(field(page, 'student')).toHaveValue(frozen?.username ?? '?');
    for (const [name, value] of Object.entries(score)) {
      await expect(field(page, name)).toHaveValue(value);
    }
    expect((await missing()).total).toBe(before.total);
    await button(page, say('scores:record.verb')).click();
    await expect(button(page, say('scores:record.another'))).toBeVisible();
    await page.goto(report);
    await page.getByRole('link', { name: say('exams:scoreStanding.entered.way') }).click();
    await expect(page.getByText(`${score.score} / ${score.full_score}`).first()).toBeVisible();
    await page.goto(`${world.address}/score/index?subject_id=2&view=unsubmitted`);
    await expect(page.getByText(frozen?.username ?? '?')).toHaveCount(0);
    await page.goto(`${world.address}${ofFrozen}&view=foundationMode`);
    await expect(other).toBeEnabled();
    await expect(freeze).toHaveCount(0);
    await page.goBack();

    const row = rows.filter({ hasText: excused?.username ?? '?' });
    await row.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    const due = language === 'zh' ? '11月28日 周六' : 'Sat 28 Nov';
    const exam = say('scores:exam_type.midterm');
    await expect(dialog).toContainText(say('scores:absence.asked', { exam, day: due }));
    await dialog.getByRole('textbox').fill('x');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toContainText(
      say('parts:error.tooShort', { minimum: 2, label: say('scores:absence.reason') }),
    );
    await dialog.getByRole('textbox').fill('Moved here');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toHaveCount(0);
    expect((await missing()).total).toBe(before.total - 2);
  });

  test(`[SCREEN-013] [SCREEN-133] on the last day home and the missing scores say that it is the last, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await world.control('clock', { now: '2026-11-28T23:30:00+08:00' });
    await comeBack(page, world, 'zhou', `/home?subject_id=${String(subject_id)}`, language);
    const day = language === 'zh' ? '11月28日 周六' : 'Sat 28 Nov';
    await expect(page.getByText(say('home:warning.lastDay', { day }))).toBeVisible();
    await look(page, `scores-last-day-${language}`);
    await page.getByRole('link', { name: say('home:warning.verb') }).click();
    await expect(page.getByText(say('scores:unsubmitted.lastDay', { day }))).toBeVisible();
  });
}

for (const language of seenIn('zh')) {
  const say = wordsIn(language);

  test(`[SCREEN-133] [SCREEN-134] an exam that is asked for after the summer is entered in the grade that sat it, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const student = '/score/record?subject_id=2&student_id=10024';
    const grade = page.getByLabel(say('scores:record.exam_grade'), { exact: true });
    const exam = page.getByLabel(say('scores:record.exam_type'), { exact: true });
    await world.control('clock', { now: '2026-10-08T10:00:00+08:00' });
    await comeBack(page, world, 'zhou', student, language);
    await expect(exam).toHaveValue('final');
    await expect(grade).toHaveValue('6');
    await world.control('clock', { now: '2026-11-18T10:00:00+08:00' });
    await comeBack(page, world, 'zhou', student, language);
    await expect(exam).toHaveValue('midterm');
    await expect(grade).toHaveValue('7');
  });
}
