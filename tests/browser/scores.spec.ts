import type { Page } from '@playwright/test';
import { codes } from '../../src/contract/codes';
import { editScore, scoreInfo, scoreList, uploadScoreImage } from '../../src/contract/scores';
import { scoreImages, typedStudentLength } from '../../src/domain/limits';
import { typedOf } from '../../src/domain/scores';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { files } from './paths/files';
import { wordsIn, seenIn } from './words';
import { asZhou, comeBack, expect, test } from './world';

const subject_id = 2;
const picture = files['image/png'];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const language of seenIn('en')) {
  const say = wordsIn(language);
  const field = (page: Page, name: string) =>
    page.getByLabel(say(`scores:record.${name}`), { exact: true });
  const error = (name: string) => say(`scores:record.error.${name}`);

  const entry = `/score/record?subject_id=${String(subject_id)}`;
  const imagesOf = (page: Page, name: string) =>
    page.getByRole('region', { name: say(`scores:field.${name}`) });
  /** The form, with what every test of it does. */
  const formOf = (page: Page) => ({
    save: button(page, say('scores:record.verb')),
    type: (name: string, text: string) => field(page, name).fill(text),
    says: (text: string) => expect(page.getByText(text).first()).toBeVisible(),
    input: (place: string) => page.getByLabel(say(`scores:image.add.${place}`)),
  });

  test(`[VALID-080] [VALID-081] [VALID-082] [VALID-083] [VALID-084] [VALID-085] [VALID-086] [VALID-087] [VALID-088] [VALID-089] what is wrong with a score is said beside it, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', entry, language);
    const { save, type, says } = formOf(page);
    await save.click();
    await expect(field(page, 'student')).toBeFocused();
    for (const name of ['full_score', 'score', 'exam_date', 'exam_grade', 'exam_type']) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      const own = name.startsWith('exam_') && name !== 'exam_date' ? `${name}.` : '';
      const label = say(`scores:record.${name}`);
      await says(say(`scores:record.error.${own}required`, { label }));
    }
    await type('student', 'x'.repeat(typedStudentLength + 1));
    await says(say('parts:error.tooLong', { length: 51, maximum: typedStudentLength }));
    await type('student', 'nobody');
    await field(page, 'exam_grade').selectOption('10');
    await field(page, 'exam_type').selectOption('mock');
    for (const text of ['0', '-1']) {
      await type('full_score', text);
      await says(error('positive'));
    }
    const full = say('scores:record.fullFrom', { minimum: 60, maximum: 255 });
    for (const text of ['256', '59']) {
      await type('full_score', text);
      await says(say('scores:record.error.full_score.range', { full }));
    }
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
    await type('examinees', '1.5');
    await says(error('whole'));
    await says('100,000');
    await type('examinees', '2');
    await says(error('aboveExaminees'));
    await type('examinees', '320');
    // Today is 18 November.
    await type('exam_date', '2026-11-19');
    await says(error('exam_date.future'));
    await type('exam_date', '2026-11-18');
    await expect(field(page, 'exam_date')).not.toHaveAttribute('aria-invalid');
    await field(page, 'score_type').selectOption('level');
    await save.click();
    await says(say('scores:record.error.level.required', { label: say('scores:record.level') }));
    await field(page, 'score_type').selectOption('points');
    // What was typed stays as it was.
    await expect(field(page, 'score')).toHaveValue('8.5');
    await look(page, `score-entry-${language}`);
  });

  test(`[MSG-066] [VALID-090] [VALID-091] [VALID-092] [VALID-093] [CONST-012] [CONST-013] [CONST-014] images of a score are refused by kind, size and number, and sent again, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', entry, language);
    const { save, says, input } = formOf(page);
    const [papers, proofs] = [imagesOf(page, 'papers'), imagesOf(page, 'proofs')];
    const tooLarge = { ...picture, buffer: Buffer.alloc(scoreImages.bytes + 1) };
    const heic = { ...picture, name: 'IMG_1.HEIC', mimeType: '' };
    await input('papers').setInputFiles([tooLarge, heic, files['image/gif']]);
    for (const why of ['tooLarge', 'heic', 'imageType']) {
      await expect(papers.getByText(say(`scores:error.${why}`))).toBeVisible();
    }
    // Nothing waits for them: what is wrong with the rest is said.
    await save.click();
    await expect(field(page, 'student')).toBeFocused();
    await expect(page.getByText(say('scores:image.unsent', { count: 3 }))).toHaveCount(0);
    await page.route(`**${uploadScoreImage.path}`, (call) => call.abort(), { times: 1 });
    await input('papers').setInputFiles([picture]);
    await expect(papers.getByText(say('scores:image.failed'))).toBeVisible();
    await save.click();
    await says(say('scores:image.unsent', { count: 1 }));
    // Whoever leaves while an image is not uploaded is asked first.
    await page.locator('nav a[href^="/student/list"]').click();
    const leaving = page.getByRole('alertdialog', { name: say('parts:uploads.title') });
    await expect(leaving).toContainText(say('parts:uploads.dropped', { count: 1 }));
    await leaving.getByRole('button', { name: say('parts:uploads.stay'), exact: true }).click();
    await button(page, say('feedback:image.retry', { name: picture.name })).click();
    await expect(papers.getByRole('img')).toHaveCount(1);
    await input('papers').setInputFiles(Array.from({ length: 12 }, () => picture));
    await expect(papers.getByText(say('scores:error.tooMany'))).toBeVisible();
    await expect(papers.getByRole('img')).toHaveCount(scoreImages.papers);
    await input('proofs').setInputFiles([tooLarge]);
    await expect(proofs.getByText(say('scores:error.tooLarge'))).toBeVisible();
    await input('proofs').setInputFiles([picture, picture]);
    await expect(proofs.getByRole('img')).toHaveCount(scoreImages.proofs);
    await expect(input('proofs')).toHaveCount(0);
  });

  test(`[SCREEN-134] [ROUTE-069] [ROLE-020] [MSG-065] a score is entered with its images, also after a reload, and the next one is of the same exam, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', entry, language);
    const { save, type, says, input } = formOf(page);
    const papers = imagesOf(page, 'papers');
    await type('student', 'nobody');
    await field(page, 'exam_grade').selectOption('6');
    await field(page, 'exam_type').selectOption('mock');
    await type('full_score', '100');
    await type('score', '8.5');
    await type('exam_date', '2026-11-10');
    await input('papers').setInputFiles([picture]);
    await expect(papers.getByRole('img')).toHaveCount(1);
    // The draft survives a reload.
    await expect(
      page.getByText(say('parts:draft.saved', { time: '#' }).split('#')[0] ?? '').first(),
    ).toBeVisible();
    await page.reload();
    const offer = page.getByRole('status').filter({ hasText: say('scores:exam_type.mock') });
    await expect(offer).toContainText(say('students:grade.6'));
    await expect(offer).not.toContainText('points');
    await look(page, `score-draft-${language}`);
    await button(page, say('parts:draft.restore')).click();
    await expect(field(page, 'score')).toHaveValue('8.5');
    await expect(papers.getByRole('img')).toHaveCount(1);

    await save.click();
    await says(error('student.absent'));
    await type('student', 'qh10019');
    // It is far below the last exam: that is said, and keeps nothing from being saved.
    await says(say('scores:jump.down', { to: 8.5, from: '#' }).split('#')[0] ?? '');
    await save.click();
    await says(
      say('scores:record.saved', { name: '#' }).split('#')[0] ||
        say('scores:record.saved', { name: '' }).trim(),
    );
    await says(say('scores:record.next'));
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
    // 138.5 of 150 are 92.3 of 100.
    await expect(result).toHaveText('138.5 / 150');
    await expect(rows.first()).toContainText('92.3');
    await result.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('scores:detail.title'));
    for (const name of ['subject', 'examGrade', 'examType', 'examDate', 'examinees', 'gradeRank']) {
      await expect(page.getByText(say(`scores:column.${name}`), { exact: true })).toBeVisible();
    }
    const id = Number(new URL(page.url()).searchParams.get('score_id'));
    await page.getByRole('link', { name: say('scores:record.change') }).click();
    await field(page, 'score').fill('61.5');
    await button(page, say('scores:record.verb')).click();
    await page.getByRole('link', { name: say('scores:record.toList') }).click();
    await expect(rows.filter({ hasText: '61.5 / 150' })).toHaveCount(1);
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

  test(`[SCREEN-128] [ENTITY-022] the images of a score are enlarged beside its figures, turned, zoomed and seen in turn, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const seen = { subject_id, exam_type: 'midterm', page: 1, page_size: 50 } as const;
    const { list } = await client.ask(scoreList, seen, asZhou);
    const [found] = list;
    if (found === undefined) throw new Error('there is no score');
    const { score_id, full_score, score } = found;
    const images = [];
    for (let count = 0; count < 2; count += 1) {
      const form = new FormData();
      form.set('image', new Blob([new Uint8Array(picture.buffer)], { type: picture.mimeType }));
      const { data } = await client.post(uploadScoreImage, form, asZhou);
      images.push(uploadScoreImage.answer.parse(data).image_url);
    }
    const { student: _, ...typed } = typedOf(found);
    const change = { ...typed, proofs: images.slice(0, 1), papers: images.slice(1) };
    await client.ask(
      editScore,
      { ...change, subject_id, score_id, version: found.version },
      asZhou,
    );
    const address = `/score/index?subject_id=2&view=info&score_id=${String(score_id)}`;
    await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, world, 'zhou', address, language);
    const nameOf = (place: string) =>
      say('feedback:image.alt', { name: say(`scores:field.${place}`), number: 1 });
    const opener = button(page, say('parts:viewer.open', { what: nameOf('proofs') }));
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(nameOf('proofs'));
    const figure = dialog.getByText(`${String(score)} / ${String(full_score)}`);
    await expect(figure).toBeInViewport({ ratio: 1 });
    await expect(
      dialog.getByText(say('parts:viewer.place', { number: 1, count: 2 })),
    ).toBeVisible();
    await look(page, `score-viewer-${language}`);
    const image = dialog.getByRole('img', { name: nameOf('proofs') });
    await button(page, say('parts:photo.right')).click();
    await expect(image).toHaveAttribute('style', /rotate\(90deg\)/);
    const width = async () => (await image.boundingBox())?.width ?? 0;
    const before = await width();
    await button(page, say('parts:zoom.in')).click();
    await expect.poll(width).toBeGreaterThan(before);
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toHaveAccessibleName(nameOf('papers'));
    await button(page, say('parts:viewer.previous')).click();
    await expect(dialog).toHaveAccessibleName(nameOf('proofs'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}
