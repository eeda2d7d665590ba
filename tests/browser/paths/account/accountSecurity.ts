import type { SnapshotFrom } from 'xstate';
import type { AccountItem } from '../../../../src/domain/teacher';
import { accountSecurity } from '../../../../src/machines/account/accountSecurity';
import { accountSecurityPaths } from '../../../../src/machines/account/accountSecurity.paths';
import { type Answer, lost, really } from '../answers';
import { button, enterPortal, openEntryAtHome } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { otherAccount, setOtherAccount } from './otherAccounts';

type State = Pick<SnapshotFrom<typeof accountSecurity>, 'context'>;

const [asleep, awake] = [otherAccount('type6'), otherAccount('emily')];

function itemOf({ accountId, school }: typeof asleep, is_freeze: 0 | 1): AccountItem {
  return {
    ...{ userId: accountId, account_id: accountId, songshu_system_userid: String(accountId) },
    ...{ school_id: accountId, school_name: school, is_freeze, is_disabled: 0 },
  };
}

const list = [itemOf(asleep, 1), itemOf(awake, 0)];
const ownId = accountSecurityPaths.inputs.first.accountId;

const schools: Readonly<Record<number, string>> = {
  [ownId]: '青禾湾校区',
  [asleep.accountId]: asleep.school,
  [awake.accountId]: awake.school,
};

const isAwake = ({ context: { chosen } }: State) => chosen?.is_freeze === 0;

const [entered, reloaded, dismissed] = accountSecurityPaths.outcomes.accountWakeUp.done;

/** What is awake is entered without a question. */
const wakeUp: Answer = async (_, { page, say }) => {
  const question = page.getByRole('alertdialog');
  const wake = question.getByRole('button', { name: say('account:wakeUp.verb') });
  if (await question.isVisible()) await Promise.all([page.waitForEvent('load'), wake.click()]);
};

const decline: Answer = (_, walk) => button('account:wakeUp.decline').find(walk).click();

/** The accounts of a person, one of which sleeps. */
export const securityAdapter: ScreenAdapter = {
  chart: accountSecurity,
  catalogue: {
    ...accountSecurityPaths,
    events: {
      'account.chosen': [
        { userId: asleep.accountId },
        { userId: awake.accountId },
        { userId: ownId },
      ],
    },
    outcomes: {
      ...accountSecurityPaths.outcomes,
      loadAccounts: { ...accountSecurityPaths.outcomes.loadAccounts, done: [{ list }] },
      accountWakeUp: {
        done: (state: State) => (isAwake(state) ? [entered] : [reloaded, dismissed]),
      },
    },
  },
  async enter(walk) {
    await setOtherAccount(walk, 'type6', { isOwn: true, isFrozen: true });
    await setOtherAccount(walk, 'emily', { isOwn: true });
    await enterPortal(walk);
    await openEntryAtHome(walk, 'accountSecurity');
  },
  events: {
    'load.retried': button('parts:failed.retry'),
    'account.chosen': {
      find: ({ page, say }: Walk, { userId }: { type: string; userId: number }) => {
        const name = say('account:security.switchTo', { school: schools[userId] });
        return page.getByRole('button', { name });
      },
    },
  },
  answers: {
    loadAccounts: { done: [really], error: [lost] },
    accountWakeUp: { done: [wakeUp, decline] },
    switchAccount: { done: [really], error: [lost] },
  },
  atOnce: (state: State) => (isAwake(state) ? ['accountWakeUp'] : []),
};
