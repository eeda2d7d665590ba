import {
  classFeedbackInfo,
  classFeedbackList,
  submitClassFeedback,
  feedbackInfo,
  feedbackList,
} from '../../src/contract/feedback';
import { uploadImage } from '../../src/contract/account';
import { feedbackImages } from '../../src/domain/limits';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { files } from './paths/files';
import { type Say, wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';
import type { Page } from '@playwright/test';

const picture = files['image/png'];
const tooLarge = { ...picture, buffer: Buffer.alloc(feedbackImages.bytes + 1) };
const input = (page: Page, say: Say) => page.getByLabel(say('feedback:image.add.images'));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const language of seenIn('en')) {
  const say = wordsIn(language);
  const subject_id = 2;
  const asked = { subject_id, status: 'draft', page: 1, page_size: 1 } as const;

  test(`[ROLE-012] [MSG-029] [MSG-030] [MSG-031] [MSG-032] [MSG-033] [VALID-050] [VALID-051] [CONST-008] [CONST-009] what goes wrong while a feedback is written is said, and nothing is lost, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const { list } = await client.ask(classFeedbackList, asked, { as: 'zhou' });
    const { student_id = 0, feedback_id = 0 } = list[0] ?? {};
    const address = `/classFeedback/index?subject_id=2&student_id=${String(student_id)}`;
    await freshWorld.control('fail', { path: classFeedbackInfo.path, kind: 'drop', times: '20' });
    await comeBack(page, freshWorld, 'zhou', `${address}&copy_of=${String(feedback_id)}`, language);
    await expect(page.getByText(say('feedback:copyFailed'))).toBeVisible();
    await freshWorld.control('fail/clear');
    await button(page, say('parts:failed.retry')).click();
    await expect(page.getByRole('form')).toBeVisible();

    await page.goto(`${address}&feedback_id=${String(feedback_id)}`);
    const pictures = page.getByRole('region', { name: say('feedback:field.images') });
    const images = pictures.getByRole('img');
    const addresses = () => images.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    const verb = (name: string, values: object) => button(page, say(name, { ...values }));
    const numbered = (number: number) => ({ name: say('feedback:field.images'), number });
    await page.getByRole('radio', { name: say('feedback:class.stars', { count: 3 }) }).check();
    // Two at once, one of which fails, beside one too large and one of another kind: each says its own.
    await page.route(`**${uploadImage.path}`, (call) => call.abort(), { times: 1 });
    await input(page, say).setInputFiles([
      ...[tooLarge, files['text/plain'], { ...picture, name: 'board.png' }],
      { ...picture, name: 'notes.png' },
    ]);
    await expect(pictures.getByText(say('feedback:error.tooLarge'))).toBeVisible();
    await expect(pictures.getByText(say('feedback:error.imageType'))).toBeVisible();
    await expect(pictures.getByText(say('feedback:image.failed'))).toBeVisible();
    await expect(images).toHaveCount(1);
    await expect(
      page.getByRole('radio', { name: say('feedback:class.stars', { count: 3 }) }),
    ).toBeChecked();
    await pictures.scrollIntoViewIfNeeded();
    await look(page, `classFeedback-pictures-${language}`);
    // Whoever goes on to give it hears that parents will miss three: one that failed, and two that were refused.
    await button(page, say('feedback:class.open')).click();
    const unsent = page.getByText(say('feedback:image.unsent', { count: 3 }));
    await expect(unsent).toBeVisible();
    await button(page, say('parts:dialog.cancel')).click();
    await verb('feedback:image.retry', { name: 'board.png' }).click();
    await expect(images).toHaveCount(2);

    // Their order, by key and by mouse, is what parents see.
    const [first = '', second = ''] = await addresses();
    await verb('feedback:image.later', numbered(1)).press('Enter');
    expect(await addresses()).toEqual([second, first]);
    await images.last().dragTo(images.first());
    await expect.poll(addresses).toEqual([first, second]);
    await verb('feedback:image.earlier', numbered(2)).click();
    await expect.poll(addresses).toEqual([second, first]);

    // Those beyond the ninth are refused, whatever comes at once.
    await input(page, say).setInputFiles(Array.from({ length: 8 }, () => picture));
    await expect(pictures.getByText(say('feedback:error.tooMany'))).toBeVisible();
    await expect(images).toHaveCount(feedbackImages.count);
    await expect(button(page, say('feedback:image.add.images'))).toHaveCount(0);

    await freshWorld.control('fail', { path: submitClassFeedback.path, kind: 'drop', times: '20' });
    await button(page, say('feedback:class.open')).click();
    await button(page, say('feedback:class.submit')).click();
    await expect(page.getByText(say('feedback:unsure'))).toBeVisible();
    await freshWorld.control('fail/clear');
    await button(page, say('feedback:class.open')).click();
    await expect(page.getByText(say('feedback:notArrived'))).toBeVisible();
    await button(page, say('feedback:class.open')).click();
    await button(page, say('feedback:class.submit')).click();
    await expect(page.getByText(say('feedback:class.given'))).toBeVisible();
    const info = await client.ask(classFeedbackInfo, { subject_id, feedback_id }, { as: 'zhou' });
    expect(info).toMatchObject({ status: 'given', feedback: { stars: 3 } });
    expect(info.feedback.images).toHaveLength(feedbackImages.count);
    expect(info.feedback.images.slice(0, 2)).toEqual([second, first]);
  });

  test(`[SCREEN-098] [SCREEN-099] [SCREEN-100] [VALID-052] [VALID-053] [VALID-054] [VALID-055] headquarters is told of a textbook, a local case or a question only with what each needs, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    await comeBack(page, freshWorld, 'zhou', '/feedback?subject_id=2', language);
    const field = (name: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${say(`feedback:field.${name}`)}`) });
    const send = button(page, say('feedback:headquarters.submit'));
    const fault = (key: string, name = 'content') => {
      const label = say(`feedback:field.${name}`);
      return expect(page.getByText(say(key, { label })).first()).toBeVisible();
    };
    await page.getByRole('radio', { name: say('feedback:type.textbook') }).check();
    await send.click();
    await fault('feedback:error.publisher.required', 'publisher');
    await field('phone').fill('123');
    await fault('feedback:error.phone');
    await field('phone').fill('+44 7700 900123');
    await expect(page.getByText(say('feedback:error.phone'))).toHaveCount(0);

    await page.getByRole('radio', { name: say('feedback:type.localCase') }).click();
    await button(page, say('feedback:switch.verb')).click();
    await send.click();
    await expect(field('point_name')).toBeFocused();
    await fault('parts:error.required', 'point_name');
    const local = {
      ...{ point_name: '分数', local_point: '分数加减', region: '青海', year: '2025' },
      ...{ exam_type: '期末', module: '数与式', content: '本地很少考' },
    };
    for (const [name, value] of Object.entries(local)) await field(name).fill(value);
    await look(page, `headquarters-localCase-${language}`);
    await send.click();
    await expect(page.getByText(say('feedback:headquarters.submitted')).first()).toBeVisible();
    const client = createClient(freshWorld.address);
    const sent = { subject_id: 2, type: 'localCase', page: 1, page_size: 1 } as const;
    const { list } = await client.ask(feedbackList, sent, { as: 'zhou' });
    const feedback_id = list[0]?.feedback_id ?? 0;
    const info = await client.ask(feedbackInfo, { subject_id: 2, feedback_id }, { as: 'zhou' });
    expect(info.feedback).toMatchObject({ type: 'localCase', ...local });

    await page.goto(`${freshWorld.address}/feedback?subject_id=2`);
    await page.getByRole('radio', { name: say('feedback:type.question') }).click();
    await field('question_id').fill('999999999');
    await field('point_name').fill('分数');
    await field('content').fill('答案不对');
    await send.click();
    await fault('feedback:error.question_id.unknown');
  });
}
