import type { Page } from '@playwright/test';
import { uploadImage } from '../../../../src/contract/account';
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

/** A picture arrives; one goes off first where none is on its way. */
export async function bringPicture(walk: Walk): Promise<void> {
  const held = await heldOf(walk);
  if (!held.hasWaiting(uploadImage.path)) await sendPicture(walk);
  await arrive(walk, held);
}

/** The picture that is on its way comes to the server. */
async function arrive({ page }: Walk, held: HeldCalls): Promise<void> {
  const answered = page.waitForResponse(`**${uploadImage.path}`);
  await (await held.next(uploadImage.path)).continue();
  await answered;
}

/** The picture arrives; one that was held back goes off again first. */
export async function receivePicture(walk: Walk): Promise<void> {
  const held = await heldOf(walk);
  if (!held.hasWaiting(uploadImage.path)) {
    const name = walk.say('feedback:image.retry', { name: files['image/png'].name });
    await walk.page.getByRole('button', { name, exact: true }).click();
  }
  await arrive(walk, held);
}
