import type { Locator } from '@playwright/test';
import { avatarUpload } from '../../../../src/machines/account/avatarUpload';
import { avatarUploadPaths } from '../../../../src/machines/account/avatarUpload.paths';
import { pictureOf } from '../../pictures';
import { expect } from '../../world';
import { type Answer, lost, really } from '../answers';
import { openEntry } from '../controls';
import { denied } from '../denials';
import { files } from '../files';
import type { ScreenAdapter, Walk } from '../adapter';

const { events, outcomes } = avatarUploadPaths;
const [{ width, height }] = outcomes.measure.done;
const [{ zoom }] = events['picture.zoomed'];

/** The picture that a start of the catalogue is about. */
async function pictureFor({ page }: Walk, start: string) {
  return start === 'animation'
    ? files['image/gif']
    : { ...files['image/png'], buffer: await pictureOf(page, width, height) };
}

/** The server gets a file that is no picture, and refuses it by its own rule. */
const noPicture: Answer = async (call) => {
  const form = new FormData();
  form.set('image', new Blob(['no picture'], { type: 'image/png' }), 'me.png');
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  await call?.continue({
    headers: { ...call.request().headers(), ...headers },
    postData: Buffer.from(await sent.arrayBuffer()),
  });
};

/** A button of the dialog over the profile's. */
const inDialog =
  (name: 'use' | 'cancel') =>
  ({ page, say }: Walk): Locator =>
    page
      .getByRole('dialog', { name: say('account:crop.title') })
      .getByRole('button', { name: say(`account:crop.${name}`), exact: true });

/** The part of a picture that shows as the avatar. */
export const avatarAdapter: ScreenAdapter = {
  chart: avatarUpload,
  catalogue: avatarUploadPaths,
  async enter(walk, start) {
    await openEntry(walk, 'profile');
    const dialog = walk.page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(await pictureFor(walk, start));
  },
  events: {
    'picture.moved': {
      find: ({ page, say }: Walk) =>
        page.getByRole('application', { name: say('account:crop.area') }),
      use: (area: Locator) => area.press('ArrowRight'),
    },
    'picture.zoomed': {
      find: ({ page, say }: Walk) => page.getByRole('slider', { name: say('account:crop.zoom') }),
      use: (slider: Locator) => slider.fill(String(zoom)),
    },
    'part.confirmed': { find: inDialog('use') },
    'part.cancelled': { find: inDialog('cancel') },
  },
  answers: {
    measure: { done: [really], error: [denied('createImageBitmap')] },
    cut: { done: [really], error: [denied('createImageBitmap')] },
    upload: { done: [really], error: [lost, noPicture] },
  },
  atOnce: ['measure', 'cut'],
};
