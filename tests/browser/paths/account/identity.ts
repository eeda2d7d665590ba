import { identityCheck } from '../../../../src/machines/account/identityCheck';
import { identityCheckPaths } from '../../../../src/machines/account/identityCheck.paths';
import { limitCheck } from '../../../../src/machines/account/limitCheck';
import { limitCheckPaths } from '../../../../src/machines/account/limitCheck.paths';
import { expect } from '../../world';
import { lost, once, really } from '../answers';
import { button, enterPortal, turn } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';

const bind = ({ world }: Walk, identityBound: boolean) =>
  world.control('account', { uname: 'zhou', identityBound: String(identityBound) });

const [free, , , identityLimit] = limitCheckPaths.outcomes.checkLimit.done;

/** What asks every 20 s whether the account is limited: at home, right after the login. */
export const limitAdapter: ScreenAdapter = {
  chart: limitCheck,
  catalogue: {
    ...limitCheckPaths,
    outcomes: {
      ...limitCheckPaths.outcomes,
      checkLimit: { ...limitCheckPaths.outcomes.checkLimit, done: [free, identityLimit] },
    },
  },
  enter: enterPortal,
  events: { 'page.hidden': turn('hidden'), 'page.shown': turn('visible') },
  answers: {
    checkLimit: { done: [really, once((walk) => bind(walk, false))], error: [lost] },
    identityCheck: {
      done: [
        async (_, walk) => {
          const dialog = walk.page.getByRole('dialog');
          // Its code comes when time goes on: before it shows, it looks as if it had gone.
          await expect(async () => {
            await walk.page.clock.runFor(100);
            await expect(dialog).toBeVisible({ timeout: 500 });
          }).toPass();
          await bind(walk, true);
          // Its code may be on its way still, and is asked about 5 s after it has come.
          await expect(async () => {
            await walk.page.clock.runFor(6000);
            await expect(dialog).toHaveCount(0, { timeout: 500 });
          }).toPass();
        },
      ],
    },
  },
};

/** The code over the page, which a phone reads. */
export const identityAdapter: ScreenAdapter = {
  chart: identityCheck,
  catalogue: identityCheckPaths,
  async enter(walk) {
    await bind(walk, false);
    await enterPortal(walk);
    await expect(walk.page.getByRole('dialog')).toBeVisible();
  },
  events: {
    'code.refreshed': button('account:identity.refresh'),
    'code.retried': button('parts:failed.retry'),
    'page.hidden': turn('hidden'),
    'page.shown': turn('visible'),
    'clock.ticked': {
      async trigger({ page }: Walk, { now }: { type: string; now: number }) {
        const [soon] = identityCheckPaths.events['clock.ticked'];
        // The page's clock is put on without its timers, as after a computer's sleep.
        if (now !== soon.now) {
          const later = await page.evaluate(() => Date.now() + 3_600_000);
          await page.clock.setSystemTime(later);
        }
        await page.clock.runFor(1000);
      },
    },
  },
  answers: {
    loadCode: { done: [really], error: [lost] },
    checkStatus: { done: [once((walk) => bind(walk, true)), really], error: [lost] },
  },
};
