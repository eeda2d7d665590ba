import type { Locator } from '@playwright/test';
import {
  coinAccountList,
  freezeCoinAccount,
  unfreezeCoinAccount,
} from '../../../../src/contract/rewards';
import type { CoinAccountRow } from '../../../../src/domain/rewards';
import { coinFreeze } from '../../../../src/machines/rewards/coinFreeze';
import { coinFreezePaths } from '../../../../src/machines/rewards/coinFreeze.paths';
import { coinRecordRows } from '../../../../src/machines/rewards/coinRecordRows';
import { coinRecordRowsPaths } from '../../../../src/machines/rewards/coinRecordRows.paths';
import { coinReward } from '../../../../src/machines/rewards/coinReward';
import { coinRewardPaths } from '../../../../src/machines/rewards/coinReward.paths';
import { coinRows } from '../../../../src/machines/rewards/coinRows';
import { coinRowsPaths } from '../../../../src/machines/rewards/coinRows.paths';
import { coins } from '../../../../src/machines/rewards/coins';
import { coinsPaths } from '../../../../src/machines/rewards/coins.paths';
import { createClient } from '../../../server/rig/client';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really, reallyTold, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { button, dialogButton, leaveDialog } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import { untilHeard } from '../socket';
import { comeOnceCounted, counted } from './counted';
import { dialogOf, filled, opener, send } from './dialogs';

const address = '/crystal/list?subject_id=2';

/** The first student of the list at a status. */
async function firstOf(walk: Walk, status: CoinAccountRow['status']) {
  const asked = { subject_id: 2, page: 1, page_size: 50 } as const;
  const { list } = await createClient(walk.world.address).ask(coinAccountList, asked, {
    as: 'zhou',
  });
  return list.find((row) => row.status === status)?.student_id;
}

/** Somebody's account is frozen elsewhere. */
const freezeOne = async (walk: Walk) => {
  const student_id = (await firstOf(walk, 'normal')) ?? 0;
  const freeze = { subject_id: 2, student_id, reason: 'Copied homework' } as const;
  await createClient(walk.world.address).ask(freezeCoinAccount, freeze, { as: 'zhou' });
};

/** The coin accounts. */
export const coinRowsAdapter = collectionAdapter({
  chart: coinRows,
  catalogue: coinRowsPaths,
  words: 'rewards',
  enter: address,
  search: { text: '欧阳' },
  change: {
    control: {
      trigger: async (walk: Walk) => {
        await opener('thaw')(walk).click();
        await dialogOf(walk)
          .getByRole('button', { name: walk.say('rewards:thaw.verb'), exact: true })
          .click();
      },
    },
    answers: { call: unfreezeCoinAccount, done: [reallyTold], error: [lost] },
  },
});

/** The gold coin details. */
export const coinRecordRowsAdapter = collectionAdapter({
  chart: coinRecordRows,
  catalogue: coinRecordRowsPaths,
  words: 'rewards',
  enter: `${address}&choiceTab=records`,
  search: { text: '欧阳' },
});

/** The page, with its dialogs. */
export const coinsAdapter: ScreenAdapter = {
  chart: coins,
  catalogue: {
    ...coinsPaths,
    // Nobody can ask for a reward of nobody.
    events: { ...coinsPaths.events, 'reward.requested': [{ ids: [1], students: [{}] }] },
  },
  enter: (walk, start) =>
    comeOnceCounted(walk, start === 'asked' ? `${address}&reward=10001` : address),
  events: {
    'reward.requested': { find: opener('reward') },
    'freeze.requested': { find: opener('freeze') },
    'thaw.requested': {
      find: opener('thaw'),
      /** Few are frozen by hand: a long walk thaws them all. */
      async use(control: Locator, _: unknown, walk: Walk) {
        if ((await control.count()) === 0) await untilHeard(walk, () => freezeOne(walk));
        await control.click();
      },
    },
    'thaw.confirmed': dialogButton('rewards:thaw.verb'),
    'balance.retried': button('parts:failed.retry'),
    'dialog.closed': leaveDialog,
  },
  answers: {
    askStudents: { done: [really], error: [lost] },
    askBalance: { done: [really], error: [lost] },
    coinReward: { done: [counted(filled('reward', { coins: '20', remark: 'Well done' }))] },
    coinFreeze: { done: [filled('freeze', { reason: 'Copied homework' })] },
  },
};

/** How many coins, and why. */
export const coinRewardAdapter = formAdapter({
  chart: coinReward,
  catalogue: coinRewardPaths,
  words: 'rewards:reward',
  async enter(walk) {
    const student = String(await firstOf(walk, 'normal'));
    await comeBackToDraft(walk, 'zhou', address, {
      key: `coinReward.${student}`,
      content: { coins: '20', way: 'fixed', remark: 'Well done' },
    });
    await opener('reward')(walk).click();
  },
  submit: { find: send },
  errors: [lost, sending({ coins: '0' })],
});

/** Why an account is frozen. */
export const coinFreezeAdapter = formAdapter({
  chart: coinFreeze,
  catalogue: coinFreezePaths,
  words: 'rewards:freeze',
  async enter(walk) {
    await comeBackToDraft(walk, 'zhou', address, {
      key: `coinFreeze.${String(await firstOf(walk, 'normal'))}`,
      content: { reason: 'Copied homework' },
    });
    await opener('freeze')(walk).click();
  },
  submit: { find: send },
  errors: [lost, sending({ reason: 'x' })],
});
