import type { Locator, Page } from '@playwright/test';
import { uploadImage } from '../../src/contract/account';
import { createFeedback, feedbackInfo, feedbackList } from '../../src/contract/feedback';
import { feedbackImages } from '../../src/domain/limits';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { files } from './paths/files';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

// Pictures that are dropped onto the feedback after a class, and those beside a feedback to headquarters.

const picture = files['image/png'];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Dropped {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

const png = (name: string): Dropped => ({
  ...{ name, type: 'image/png', content: picture.buffer.toString('base64') },
});

/** Drags files from the computer over a place, and lets them go there. */
async function drop(place: Locator, dropped: readonly Dropped[]): Promise<boolean> {
  return place.evaluate((target, all) => {
    const data = new DataTransfer();
    for (const { name, type, content } of all) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type }));
    }
    const init = { dataTransfer: data, bubbles: true, cancelable: true };
    const isTaken = !target.dispatchEvent(new DragEvent('dragover', init));
    target.dispatchEvent(new DragEvent('drop', init));
    return isTaken;
  }, dropped);
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-090] [VALID-051] pictures that are dropped onto a feedback after a class go along, and what cannot says why, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const write = '/classFeedback/index?subject_id=2&view=write';
    await comeBack(page, freshWorld, 'zhou', write, language);
    await page.getByRole('main').getByRole('list').getByRole('link').first().click();
    const pictures = page.getByRole('region', { name: say('feedback:field.images') });
    const images = pictures.getByRole('img');
    await expect(pictures).toBeVisible();
    const text = { name: 'notes.txt', type: 'text/plain', content: btoa('notes') };
    expect(await drop(pictures, [png('board.png'), text, png('desk.png')])).toBe(true);
    await expect(images).toHaveCount(2);
    await expect(pictures.getByText(say('feedback:error.imageType'))).toBeVisible();
    // A text that is dragged over it is not a file, and stays the browser's.
    const isTaken = await pictures.evaluate((target) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'a word');
      const init = { dataTransfer: data, bubbles: true, cancelable: true };
      return !target.dispatchEvent(new DragEvent('dragover', init));
    });
    expect(isTaken).toBe(false);
    const more = Array.from({ length: feedbackImages.count - 1 }, (_, at) => png(`${at}.png`));
    await drop(pictures, more);
    await expect(images).toHaveCount(feedbackImages.count);
    await expect(pictures.getByText(say('feedback:error.tooMany'))).toHaveCount(1);
    // There is no room any more, and a picture says so.
    await drop(pictures, [png('late.png')]);
    await expect(pictures.getByText('late.png')).toBeVisible();
    // Each stays named with its reason until it is left out.
    await expect(pictures.getByText(say('feedback:error.tooMany'))).toHaveCount(2);
    await expect(pictures.getByText(text.name)).toBeVisible();
    await expect(images).toHaveCount(feedbackImages.count);
    await pictures.scrollIntoViewIfNeeded();
    await look(page, `feedback-dropped-${language}`);
  });

  test(`[SCREEN-101] [VALID-051] pictures beside a feedback to headquarters are put in order, and one that is not uploaded is asked about before it stays behind, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    await comeBack(page, freshWorld, 'zhou', '/feedback?subject_id=2', language);
    await page.getByRole('radio', { name: say('feedback:type.portal') }).check();
    const written = page.getByRole('textbox', { name: say('feedback:field.content') });
    await written.fill('The list stays empty');
    const pictures = page.getByRole('region', { name: say('feedback:field.images') });
    const images = pictures.getByRole('img');
    const addresses = () => images.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    await drop(pictures, [png('first.png'), png('second.png')]);
    await expect(images).toHaveCount(2);
    const before = await addresses();
    const numbered = { name: say('feedback:field.images'), number: 2 };
    await button(page, say('feedback:image.earlier', numbered)).click();
    expect(await addresses()).toEqual(before.toReversed());

    await page.route(`**${uploadImage.path}`, (call) => call.abort(), { times: 1 });
    await drop(pictures, [png('third.png')]);
    await expect(pictures.getByText(say('feedback:image.failed'))).toBeVisible();
    const submit = button(page, say('feedback:headquarters.submit'));
    await submit.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(say('feedback:unsent.stays', { count: 1 }));
    // What failed does not come by waiting.
    await expect(dialog).not.toContainText(say('feedback:unsent.waits'));
    await look(page, `feedback-unsent-${language}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(written).toHaveValue('The list stays empty');
    await submit.click();
    await freshWorld.control('fail', { path: createFeedback.path, kind: 'drop', times: '20' });
    await dialog.getByRole('button', { name: say('feedback:unsent.verb'), exact: true }).click();
    await expect(page.getByRole('region', { name: say('feedback:draft.saved') })).toBeVisible();
    await freshWorld.control('fail/clear');
    await button(page, say('feedback:draft.open')).click();
    // It stayed, and goes along once it is uploaded.
    await button(page, say('feedback:image.retry', { name: 'third.png' })).click();
    await expect(images).toHaveCount(3);
    await submit.click();
    await expect(page.getByText(say('feedback:notArrived'))).toBeVisible();
    await submit.click();
    await expect(page.getByText(say('feedback:headquarters.submittedText'))).toBeVisible();
    const { list } = await client.ask(
      feedbackList,
      { subject_id: 2, page: 1, page_size: 5 },
      { as: 'zhou' },
    );
    const feedback_id = list[0]?.feedback_id ?? 0;
    const { feedback } = await client.ask(
      feedbackInfo,
      { subject_id: 2, feedback_id },
      { as: 'zhou' },
    );
    expect(feedback.images).toHaveLength(3);
    expect(feedback.images.slice(0, 2)).toEqual(before.toReversed());
  });
}

test('a feedback to headquarters that waits for its pictures is sent with them', async ({
  page,
  freshWorld,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, freshWorld, 'zhou', '/feedback?subject_id=2', 'zh');
  await page.getByRole('radio', { name: say('feedback:type.portal') }).check();
  await page.getByRole('textbox', { name: say('feedback:field.content') }).fill('列表一直是空的');
  let go = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = () => {
      resolve();
      return undefined;
    };
  });
  await page.route(`**${uploadImage.path}`, async (call) => {
    await held;
    await call.continue();
  });
  const pictures = page.getByRole('region', { name: say('feedback:field.images') });
  await drop(pictures, [png('slow.png')]);
  await expect(pictures.getByText(say('feedback:image.sending'))).toBeVisible();
  await button(page, say('feedback:headquarters.submit')).click();
  await expect(page.getByRole('alertdialog')).toContainText(say('feedback:unsent.waits'));
  go();
  await expect(page.getByText(say('feedback:headquarters.submittedText'))).toBeVisible();
  const client = createClient(freshWorld.address);
  const asked = { subject_id: 2, page: 1, page_size: 5 };
  const { list } = await client.ask(feedbackList, asked, { as: 'zhou' });
  const one = { subject_id: 2, feedback_id: list[0]?.feedback_id ?? 0 };
  const { feedback } = await client.ask(feedbackInfo, one, { as: 'zhou' });
  expect(feedback.images).toHaveLength(1);
});
