import type { Page } from '@playwright/test';
import { uploadImage } from '../../../../src/contract/account';
import { expect } from '../../world';
import { files } from '../files';
import { HeldCalls } from '../heldCalls';
import type { Walk } from '../adapter';
import { imageInput } from './page';

/** The pictures of each page that are on their way to the server. */
const onTheWay = new WeakMap<Page, HeldCalls>();

async function heldOf({ page }: Walk): Promise<HeldCalls> {
  const known = onTheWay.get(page);
  if (known !== undefined) return known;
  const held = new HeldCalls();
  onTheWay.set(page, held);
  await held.hold(page, uploadImage.path);
  return held;
}

/** A picture goes off to the server, and stays on its way until it is received. */
export async function sendPicture(walk: Walk): Promise<void> {
  await heldOf(walk);
  await imageInput(walk).setInputFiles(files['image/png']);
}

/** The picture arrives; while the form is there, the next one goes off. */
export async function receivePicture(walk: Walk): Promise<void> {
  const held = await heldOf(walk);
  const answered = walk.page.waitForResponse(`**${uploadImage.path}`);
  await (await held.next(uploadImage.path)).continue();
  await answered;
  if ((await imageInput(walk).count()) === 0) return;
  await expect(imageInput(walk)).toBeEnabled();
  await sendPicture(walk);
}
