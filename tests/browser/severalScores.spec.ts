import type { Page } from '@playwright/test';
import { scoreRoster } from '../../src/contract/scores';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { pasteInto } from './paths/paste';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const subject_id = 2;
const exam = { exam_grade: '7', exam_type: 'mock', score_type: 'points' };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const [language, width] of [
  ['zh', 1440],
  ['en', 1024],
] as const) {
  const say = wordsIn(language);

  test(`[SCREEN-134] [ROUTE-069] [ROLE-020] scores of several students are typed and pasted, kept over a reload, looked at where they jump, and saved, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const roster = await client.ask(scoreRoster, { subject_id }, { as: 'zhou' });
    // The form leaves hidden students out.
    const students = roster.students.filter(({ is_hidden }) => !is_hidden);
    // Whose last exam with points was neither very good nor very bad.
    const usual = students.filter(({ exams, grade }) => {
      if (String(grade) !== exam.exam_grade) return false;
      const { score, full_score: full } = exams.find((one) => one.score !== null) ?? {};
      return score && full && score / full > 0.5 && score / full < 0.8;
    });
    const [first, second, third] = usual;
    if (!first || !second || !third) throw new Error('there are too few students');
    await page.setViewportSize({ width, height: 900 });
    await comeBack(page, world, 'zhou', `/score/index?subject_id=2`, language);
    await page.getByRole('link', { name: say('scores:several.title') }).click();
    await expect(page).toHaveURL(/\/score\/record\?.*view=several/);
    const form = page.getByRole('form', { name: say('scores:several.title') });
    const field = (name: string) => form.getByLabel(say(`scores:record.${name}`), { exact: true });
    for (const [name, value] of Object.entries(exam)) await field(name).selectOption(value);
    // Today is 18 November.
    await field('exam_date').fill('2026-11-19');
    await field('full_score').fill('100');
    const future = page.getByText(say('scores:record.error.exam_date.future'));
    await expect(future).toBeVisible();
    await field('exam_date').fill('2026-11-10');
    await expect(future).toBeHidden();
    const fields = page.locator('tbody').getByRole('textbox');
    const of = ({ username }: { username: string }) =>
      page.getByRole('row').filter({ hasText: username }).getByRole('textbox');

    // Students of other grades are shown where they are asked for.
    const ofGrade = students.filter(({ grade }) => String(grade) === exam.exam_grade);
    await expect(page.locator('tbody tr')).toHaveCount(ofGrade.length);
    await field('whom').selectOption('all');
    await expect(page.locator('tbody tr')).toHaveCount(students.length);
    // What became of a paste into the last row is in sight there.
    await pasteInto(fields.last(), '60\n61');
    const tooMany = page.getByText(say('scores:several.line.tooMany', { line: 2, text: '61' }));
    await expect(tooMany).toBeInViewport();
    await button(page, say('parts:undo.undo')).click();
    await field('whom').selectOption('grade');

    // Enter and the arrows go from row to row, the wheel changes nothing.
    await fields.first().fill('65');
    await page.keyboard.press('Enter');
    await expect(fields.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(fields.first()).toBeFocused();
    await page.mouse.wheel(0, 100);
    await expect(fields.first()).toHaveValue('65');
    await fields.first().fill('');

    const lines = `${first.username}\t65\n${second.name}\t${second.username}\t101\nNobody\t60`;
    await pasteInto(fields.first(), lines);
    await expect(of(first)).toHaveValue('65');
    const unread = say('scores:several.line.absent', { line: 3, text: 'Nobody 60' });
    await expect(page.getByText(unread)).toBeVisible();
    await button(page, say('parts:undo.undo')).click();
    await expect(of(first)).toHaveValue('');
    await pasteInto(fields.first(), lines);
    // A wrong one says so at its row, and keeps the others from being saved.
    await expect(page.getByText(say('scores:record.error.aboveFull'))).toBeVisible();
    await button(page, say('scores:several.verb', { count: 2 })).click();
    await expect(of(second)).toBeFocused();
    await of(second).fill('1');
    await of(third).fill('60');
    await expect(
      page.getByText(say('parts:draft.saved', { time: '#' }).split('#')[0] ?? '').first(),
    ).toBeVisible();
    await look(page, `several-scores-${language}`);
    await page.reload();
    await button(page, say('parts:draft.restore')).click();
    await expect(of(third)).toHaveValue('60');

    await button(page, say('scores:several.verb', { count: 3 })).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('listitem').filter({ hasText: second.username })).toHaveCount(1);
    await expect(dialog).not.toContainText(third.username);
    await look(page, `several-scores-jump-${language}`);
    await button(page, say('scores:several.verb', { count: 3 })).click();
    await expect(page.getByText(say('scores:several.saved', { count: 3 }))).toBeVisible();
    // Whoever has a score of the exam is marked, and has no field.
    await button(page, say('scores:several.another')).click();
    await expect(page.getByText(say('scores:several.taken'))).toHaveCount(3);
    await expect(of(third)).toHaveCount(0);
    await page.getByRole('link', { name: say('scores:back') }).click();
    await expect(page.getByRole('row').filter({ hasText: '60 / 100' }).first()).toBeVisible();
  });
}
