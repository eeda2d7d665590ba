import type { Locator, Page } from '@playwright/test';
import type { Call } from '../../../src/contract/call';
import { files } from './files';
import { HeldCalls } from './heldCalls';
import type { Walk } from './adapter';

interface Place {
  /** The call that uploads a picture. */
  readonly call: Pick<Call, 'path'>;
  /** Where a picture is chosen. */
  readonly input: (walk: Walk) => Locator;
}

/** Pictures that a person chooses on a page, each held on its way to the server until it is received. */
export function picturesOnTheWay({ call: { path }, input }: Place) {
  const onTheWay = new WeakMap<Page, HeldCalls>();

  async function heldOf({ page }: Walk): Promise<HeldCalls> {
    const known = onTheWay.get(page);
    if (known !== undefined) return known;
    const held = new HeldCalls();
    onTheWay.set(page, held);
    await held.hold(page, path);
    return held;
  }

  /** The picture that is on its way comes to the server. */
  async function arrive({ page }: Walk, held: HeldCalls): Promise<void> {
    const answered = page.waitForResponse(`**${path}`);
    await (await held.next(path)).continue();
    await answered;
  }

  /** A picture goes off to the server, and stays on its way until it is received. */
  async function send(walk: Walk): Promise<void> {
    await heldOf(walk);
    await input(walk).setInputFiles(files['image/png']);
  }

  return {
    send,
    /** A picture arrives; one goes off first where none is on its way. */
    async bring(walk: Walk): Promise<void> {
      const held = await heldOf(walk);
      if (!held.hasWaiting(path)) await send(walk);
      await arrive(walk, held);
    },
    /** The picture arrives; one that was held back goes off again first. */
    async receive(walk: Walk): Promise<void> {
      const held = await heldOf(walk);
      if (!held.hasWaiting(path)) {
        const name = walk.say('feedback:image.retry', { name: files['image/png'].name });
        await walk.page.getByRole('button', { name, exact: true }).click();
      }
      await arrive(walk, held);
    },
  };
}
