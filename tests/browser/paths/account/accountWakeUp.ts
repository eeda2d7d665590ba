import { accountWakeUp } from '../../../../src/machines/account/accountWakeUp';
import { accountWakeUpPaths } from '../../../../src/machines/account/accountWakeUp.paths';
import { expect, openWithKey } from '../../world';
import { lost, really, sending } from '../answers';
import { button, openEntryAtHome } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { setOtherAccount } from './otherAccounts';

/** How the other account of the same phone stands, by the start. */
const standings: Readonly<Record<string, { isFrozen?: boolean; isDisabled?: boolean }>> = {
  asleep: { isFrozen: true },
  asleepBySingleSignOn: { isFrozen: true },
  awake: {},
  disabled: { isFrozen: true, isDisabled: true },
};

/** Has two accounts, and presses the other one in the account security. */
async function enter(walk: Walk, start: string): Promise<void> {
  const { page, world } = walk;
  await setOtherAccount(walk, 'type6', { isOwn: true, ...standings[start] });
  const from = start === 'asleepBySingleSignOn' ? 'account' : 'fast_login';
  await openWithKey(page, world, 'zhou', { from });
  await expect(page.getByRole('button', { name: '明远', exact: true })).toBeVisible();
  // The upgrade comes first for whoever logs in this way.
  await page.goto('/home');
  await openEntryAtHome(walk, 'accountSecurity');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').click();
}

/** An account that sleeps, or does not, and is to be entered. */
export const wakeUpAdapter: ScreenAdapter = {
  chart: accountWakeUp,
  catalogue: accountWakeUpPaths,
  enter,
  events: {
    'wake.requested': button('account:wakeUp.verb'),
    'login.declined': button('account:wakeUp.decline'),
  },
  // Whatever is not an answer of the server leaves it unknown; an account that is not there is refused.
  answers: { wakeUp: { done: [really], error: [sending({ account_id: '999999' }), lost] } },
};
