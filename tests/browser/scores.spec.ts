import type { Page } from '@playwright/test';
import { codes } from '../../src/contract/codes';
import { scoreInfo, unsubmittedList, uploadScoreImage } from '../../src/contract/scores';
import { scoreImages } from '../../src/domain/limits';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { files } from './paths/files';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const subject_id = 2;
const asZhou = { as: 'zhou' };
const picture = files['image/png'];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);
  const field = (page: Page, name: string) =>
    page.getByLabel(say(`scores:record.${name}`), { exact: true });
  const error = (name: string) => say(`scores:record.error.${name}`);

  test(`[SCREEN-134] [ROUTE-069] [ROLE-020] [MSG-065] [MSG-066] [VALID-080] [VALID-081] [VALID-082] [VALID-083] [VALID-084] [VALID-085] [VALID-086] [VALID-087] [VALID-088] [VALID-089] [VALID-090] [VALID-091] [VALID-092] [VALID-093] [CONST-012] [CONST-013] [CONST-014] a score is entered with its images, and what is wrong is said beside it, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', `/score/record?subject_id=${String(subject_id)}`, language);
    const save = button(page, say('scores:record.verb'));
    const type = (name: string, text: string) => field(page, name).fill(text);
    const says = (text: string) => expect(page.getByText(text).first()).toBeVisible();
    await save.click();
    await expect(field(page, 'student')).toBeFocused();
    for (const name of ['full_score', 'score', 'exam_date', 'exam_grade', 'exam_type']) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await says(say('scores:record.error.required', { label: say(`scores:record.${name}`) }));
    }
    await type('student', 'nobody');
    await field(page, 'exam_grade').selectOption('10');
    await field(page, 'exam_type').selectOption('mock');
    await type('full_score', '0');
    await says(error('positive'));
    await type('full_score', '256');
    await says(error('range'));
    await type('full_score', '59');
    await says(error('range'));
    await field(page, 'exam_grade').selectOption('6');
    await type('full_score', '100');
    await type('score', '100.5');
    await says(error('aboveFull'));
    await type('score', '8.55');
    await says(error('decimals'));
    await type('score', '8.5');
    for (const group of ['grade', 'class']) {
      await type(`${group}_total`, '40');
      await type(`${group}_rank`, '41');
      await says(error('above'));
      await type(`${group}_rank`, '3');
    }
    await type('examinees', '100001');
    await says(error('examinees.range'));
    await type('examinees', '320');
    await type('exam_date', '2026-11-10');
    await field(page, 'score_type').selectOption('level');
    await save.click();
    await says(say('scores:record.error.required', { label: say('scores:record.level') }));
    await field(page, 'score_type').selectOption('points');
    // What was typed stays as it was.
    await expect(field(page, 'score')).toHaveValue('8.5');
    await look(page, `score-entry-${language}`);

    const papers = page.getByRole('region', { name: say('scores:field.papers') });
    const proofs = page.getByRole('region', { name: say('scores:field.proofs') });
    const input = (place: string) => page.getByLabel(say(`scores:image.add.${place}`));
    const tooLarge = { ...picture, buffer: Buffer.alloc(scoreImages.bytes + 1) };
    const heic = { ...picture, name: 'IMG_1.HEIC', mimeType: '' };
    await input('papers').setInputFiles([tooLarge, heic, files['image/gif']]);
    for (const why of ['tooLarge', 'heic', 'imageType']) {
      await expect(papers.getByText(say(`scores:error.${why}`))).toBeVisible();
    }
    await page.route(`**${uploadScoreImage.path}`, (call) => call.abort(), { times: 1 });
    await input('papers').setInputFiles([picture]);
    await expect(papers.getByText(say('scores:image.failed'))).toBeVisible();
    await save.click();
    await says(say('scores:image.unsent', { count: 1 }));
    await button(page, say('feedback:image.retry', { name: picture.name })).click();
    await expect(papers.getByRole('img')).toHaveCount(1);
    await input('papers').setInputFiles(Array.from({ length: 12 }, () => picture));
    await expect(papers.getByText(say('scores:error.tooMany'))).toBeVisible();
    await expect(papers.getByRole('img')).toHaveCount(scoreImages.papers);
    await input('proofs').setInputFiles([picture, picture]);
    await expect(proofs.getByRole('img')).toHaveCount(scoreImages.proofs);
    await expect(input('proofs')).toHaveCount(0);
    // The draft survives a reload.
    await expect(
      page.getByText(say('parts:draft.saved', { time: '#' }).split('#')[0] ?? '').first(),
    ).toBeVisible();
    await page.reload();
    await button(page, say('parts:draft.restore')).click();
    await expect(field(page, 'score')).toHaveValue('8.5');
    await expect(papers.getByRole('img')).toHaveCount(scoreImages.papers);

    await save.click();
    await says(error('student.absent'));
    await type('student', 'qh10019');
    await save.click();
    await says(
      say('scores:record.saved', { name: '#' }).split('#')[0] ||
        say('scores:record.saved', { name: '' }).trim(),
    );
    // The next one is of the same exam.
    await button(page, say('scores:record.another')).click();
    await expect(field(page, 'student')).toHaveValue('');
    await expect(field(page, 'full_score')).toHaveValue('100');
    await expect(field(page, 'exam_type')).toHaveValue('mock');
  });

  test(`[SCREEN-128] [ROUTE-068] [ENTITY-022] [CONST-055] scores are listed, filtered, changed, confirmed and deleted, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', `/score/index?subject_id=${String(subject_id)}`, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('scores:title'));
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await look(page, `scores-${language}`);
    const result = rows.first().locator('a[href*="view=info"]');
    const [score = 0, full = 1] = (await result.innerText()).split(' / ').map(Number);
    const normalised = Math.round((score / full) * 1000) / 10;
    await expect(rows.first()).toContainText(String(normalised));
    await result.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('scores:detail'));
    for (const name of ['subject', 'examGrade', 'examType', 'examDate', 'examinees', 'gradeRank']) {
      await expect(page.getByText(say(`scores:column.${name}`), { exact: true })).toBeVisible();
    }
    const id = Number(new URL(page.url()).searchParams.get('score_id'));
    await page.getByRole('link', { name: say('scores:record.change') }).click();
    await field(page, 'score').fill('61.5');
    await button(page, say('scores:record.verb')).click();
    await page.getByRole('link', { name: say('scores:record.toList') }).click();
    await expect(rows.filter({ hasText: `61.5 / ${String(full)}` })).toHaveCount(1);
    const client = createClient(world.address);
    const stored = () => client.ask(scoreInfo, { subject_id, score_id: id }, asZhou);
    expect((await stored()).score.score).toBe(61.5);

    const dialog = page.getByRole('alertdialog');
    await rows.filter({ hasText: '61.5' }).locator('a[href*="view=info"]').click();
    await button(page, say('scores:confirmation.open')).click();
    await expect(dialog).toContainText(say('scores:confirmation.then'));
    await dialog.getByRole('button', { name: say('scores:confirmation.verb') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button(page, say('scores:deletion.open'))).toHaveCount(0);
    expect((await stored()).score.confirmed_by).not.toBeNull();

    await page.goto(`${world.address}/score/index?subject_id=2&exam_type=midterm`);
    await rows.nth(1).locator('a[href*="view=info"]').click();
    const deleted = Number(new URL(page.url()).searchParams.get('score_id'));
    await button(page, say('scores:deletion.open')).click();
    await expect(dialog).toContainText(say('scores:exam_type.midterm'));
    await look(page, `score-deletion-${language}`);
    await dialog.getByRole('button', { name: say('scores:deletion.verb') }).click();
    await expect(page.getByText(say('scores:deletion.done')).first()).toBeVisible();
    const gone = await client.send(scoreInfo, { subject_id, score_id: deleted }, asZhou);
    expect(gone.code).toBe(codes.absent);
  });

  test(`[SCREEN-133] [SCREEN-013] [SFZ-01] [SFZ-03] missing scores are told, entered from there or excused, which thaws what was frozen, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const asked = { subject_id, page: 1, page_size: 50 } as const;
    const missing = () => client.ask(unsubmittedList, asked, asZhou);
    const before = await missing();
    await comeBack(page, world, 'zhou', `/home?subject_id=${String(subject_id)}`, language);
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
    const [frozen, excused] = before.list;
    await rows.first().locator('a[href*="/score/record"]').click();
    await expect(field(page, 'student')).toHaveValue(frozen?.username ?? '?');
    await expect(field(page, 'exam_type')).toHaveValue('midterm');
    await field(page, 'exam_date').fill('2026-11-10');
    await field(page, 'full_score').fill('120');
    await field(page, 'score').fill('90');
    await button(page, say('scores:record.verb')).click();
    await expect(button(page, say('scores:record.another'))).toBeVisible();
    await page.goto(`${world.address}/score/index?subject_id=2&view=unsubmitted`);
    await expect(page.getByText(frozen?.username ?? '?')).toHaveCount(0);

    const row = rows.filter({ hasText: excused?.username ?? '?' });
    await row.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
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
}
