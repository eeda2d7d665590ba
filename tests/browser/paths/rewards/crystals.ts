import { crystalList } from '../../../../src/contract/crystals';
import { crystalRecordRows } from '../../../../src/machines/rewards/crystalRecordRows';
import { crystalRecordRowsPaths } from '../../../../src/machines/rewards/crystalRecordRows.paths';
import { crystalReward } from '../../../../src/machines/rewards/crystalReward';
import { crystalRewardPaths } from '../../../../src/machines/rewards/crystalReward.paths';
import { crystalRows } from '../../../../src/machines/rewards/crystalRows';
import { crystalRowsPaths } from '../../../../src/machines/rewards/crystalRows.paths';
import { crystals } from '../../../../src/machines/rewards/crystals';
import { crystalsPaths } from '../../../../src/machines/rewards/crystals.paths';
import { crystalSecurity } from '../../../../src/machines/rewards/crystalSecurity';
import { crystalSecurityPaths } from '../../../../src/machines/rewards/crystalSecurity.paths';
import { createClient } from '../../../server/rig/client';
import { expect, password } from '../../world';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { dialogButton } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import { comeOnceCounted } from './counted';
import { filled, opener, send } from './dialogs';

const address = '/crystal/list?subject_id=2&choiceTab=crystals';

const reason = 'Given twice by mistake';
const deduction = filled('crystalDeduction', { crystals: '1', reason });

/** The first student of the list. */
async function firstOf(walk: Walk): Promise<string> {
  const asked = { subject_id: 2, page: 1, page_size: 50 } as const;
  const { list } = await createClient(walk.world.address).ask(crystalList, asked, { as: 'zhou' });
  return String(list[0]?.student_id);
}

/** The students' crystals. */
export const crystalRowsAdapter = collectionAdapter({
  chart: crystalRows,
  catalogue: crystalRowsPaths,
  words: 'rewards',
  enter: address,
  search: { text: '欧阳' },
});

/** The crystal details. */
export const crystalRecordRowsAdapter = collectionAdapter({
  chart: crystalRecordRows,
  catalogue: crystalRecordRowsPaths,
  words: 'rewards',
  enter: '/crystal/list?subject_id=2&choiceTab=crystalRecords',
  search: { text: '欧阳' },
});

/** The page, with its dialogs. */
export const crystalsAdapter: ScreenAdapter = {
  chart: crystals,
  catalogue: {
    ...crystalsPaths,
    // Nobody can ask for a reward of nobody.
    events: {
      ...crystalsPaths.events,
      'reward.requested': [{ ids: [1], students: [{}], stock: 120 }],
    },
  },
  enter: (walk) => comeOnceCounted(walk, address),
  events: {
    'reward.requested': { find: opener('crystalReward') },
    'deduction.requested': { find: opener('crystalDeduction') },
    'dialog.closed': dialogButton('parts:dialog.cancel'),
  },
  answers: {
    crystalReward: { done: [filled('crystalReward', { crystals: '1', remark: 'Well done' })] },
    crystalDeduction: { done: [deduction] },
    draft: { done: [really] },
    crystalSecurity: { done: [filled('crystalSecurity', { uname: 'zhou', password })] },
  },
  atOnce: ['draft'],
};

/** How many crystals each gets, and why. */
export const crystalRewardAdapter = formAdapter({
  chart: crystalReward,
  catalogue: crystalRewardPaths,
  words: 'rewards:crystalReward',
  async enter(walk) {
    await comeBackToDraft(walk, 'zhou', address, {
      key: `crystalReward.${await firstOf(walk)}`,
      content: { crystals: '2', remark: 'Well done' },
    });
    await opener('crystalReward')(walk).click();
  },
  submit: { find: send },
  errors: [lost, sending({ crystals: '0' })],
});

/** Username and password before a deduction. */
export const crystalSecurityAdapter = formAdapter({
  chart: crystalSecurity,
  catalogue: crystalSecurityPaths,
  words: 'rewards:crystalSecurity',
  drafts: false,
  async enter(walk) {
    await come(walk, address);
    await opener('crystalDeduction')(walk).click();
    await deduction(null, walk);
    await expect(send(walk)).toBeVisible();
  },
  submit: { find: send },
  errors: [lost, sending({ uname: '' })],
});
