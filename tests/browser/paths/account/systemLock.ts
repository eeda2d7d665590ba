import { checkPagePermission } from '../../../../src/contract/account';
import { systemLock } from '../../../../src/machines/account/systemLock';
import { systemLockPaths } from '../../../../src/machines/account/systemLock.paths';
import { holdTime } from '../../heldTime';
import { comeBack, expect, openWithKey } from '../../world';
import { lost, once, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';

const reason = '校区合同已到期';

/** Locks the account; an empty reason unlocks it. */
const lock = ({ world }: Walk, lockReason: string) =>
  world.control('account', { uname: 'zhou', lockReason });

/** The analyst logs in by a link, and the portal asks whether that is permitted. */
async function logIn({ page, world }: Walk): Promise<void> {
  await page.clock.resume();
  // This is not what the page of the lock asks.
  await page.route(`**${checkPagePermission.path}`, (call) => call.continue(), { times: 1 });
  await openWithKey(page, world, 'zhou');
  await expect(page).toHaveURL(/\/noPermission\?/);
  // Whoever logs in reads the language of the country, until the language of the path is set again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await holdTime(page);
}

/** The page that says why the system is locked. */
export const lockAdapter: ScreenAdapter = {
  chart: systemLock,
  catalogue: systemLockPaths,
  async enter(walk, start) {
    const { page, world, language } = walk;
    if (start === 'locked') await lock(walk, reason);
    const search = start === 'locked' ? `?${new URLSearchParams({ reason }).toString()}` : '';
    await comeBack(page, world, 'zhou', `/noPermission${search}`, language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  events: {
    'access.refused': {
      async trigger(walk: Walk) {
        await lock(walk, reason);
        await logIn(walk);
      },
    },
    'access.retried': button('account:retry'),
  },
  answers: {
    checkPermission: {
      done: [once((walk) => lock(walk, ''))],
      error: [really, lost],
    },
  },
};
