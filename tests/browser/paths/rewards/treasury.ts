import { sendReward, treasureStudentList } from '../../../../src/contract/rewards';
import { propGrant } from '../../../../src/machines/rewards/propGrant';
import { propGrantPaths } from '../../../../src/machines/rewards/propGrant.paths';
import { propGrantRows } from '../../../../src/machines/rewards/propGrantRows';
import { propGrantRowsPaths } from '../../../../src/machines/rewards/propGrantRows.paths';
import { propStudentRows } from '../../../../src/machines/rewards/propStudentRows';
import { propStudentRowsPaths } from '../../../../src/machines/rewards/propStudentRows.paths';
import { rewardMessages } from '../../../../src/machines/rewards/rewardMessages';
import { rewardMessagesPaths } from '../../../../src/machines/rewards/rewardMessages.paths';
import { treasury } from '../../../../src/machines/rewards/treasury';
import { treasuryPaths } from '../../../../src/machines/rewards/treasury.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { leaveDialog } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import { untilListening } from '../socket';
import { comeOnceCounted } from './counted';
import { fieldOf, filled, opener, send } from './dialogs';

const address = '/crystal/list?subject_id=2&choiceTab=props';

/** Chooses the first prop, and grants one of it. */
const granted: Answer = async (call, walk) => {
  await fieldOf(walk, 'propGrant', 'prop').selectOption('1');
  await filled('propGrant', { count: '1' })(call, walk);
};

const sapling = 5;

/** The ids of the students, in the order of the list. */
async function studentsOf({ world }: Walk): Promise<readonly number[]> {
  const asked = { subject_id: 2, page: 1, page_size: 50 } as const;
  const { list } = await createClient(world.address).ask(treasureStudentList, asked, {
    as: 'zhou',
  });
  return list.map(({ student_id }) => student_id);
}

/** Grants everybody a prop, so that there are several pages of grants, and comes to them. */
async function comeOnceGranted(walk: Walk): Promise<void> {
  const { page, world, language } = walk;
  const student_ids = [...(await studentsOf(walk))];
  const wish = { subject_id: 2, student_ids, prop_id: sapling, count: 1, message: '' };
  await createClient(world.address).ask(sendReward, wish, { as: 'zhou' });
  await comeBack(page, world, 'zhou', address.replace('props', 'propRecords'), language);
  await untilListening(world, 'zhou');
}

/** The students in the treasury. */
export const propStudentRowsAdapter = collectionAdapter({
  chart: propStudentRows,
  catalogue: propStudentRowsPaths,
  words: 'rewards',
  enter: address,
  search: { text: '欧阳' },
});

/** The prop details. */
export const propGrantRowsAdapter = collectionAdapter({
  chart: propGrantRows,
  catalogue: propGrantRowsPaths,
  words: 'rewards',
  enter: comeOnceGranted,
  search: { text: '欧阳' },
});

/** The page, with its dialogs. */
export const treasuryAdapter: ScreenAdapter = {
  chart: treasury,
  catalogue: {
    ...treasuryPaths,
    // Nobody can ask for a grant to nobody.
    events: {
      ...treasuryPaths.events,
      'grant.requested': [{ ids: [1], students: [{}], props: [{}] }],
    },
  },
  enter: (walk) => comeOnceCounted(walk, address),
  events: {
    'grant.requested': { find: opener('propGrant') },
    'dialog.closed': leaveDialog,
  },
  answers: { propGrant: { done: [granted] } },
};

/** The messages that are offered with a grant. */
export const rewardMessagesAdapter: ScreenAdapter = {
  chart: rewardMessages,
  catalogue: rewardMessagesPaths,
  async enter(walk) {
    await come(walk, address);
    await opener('propGrant')(walk).click();
  },
  events: {},
  answers: { askMessages: { done: [really], error: [lost] } },
};

/** Which prop, how many, and what goes with it. */
export const propGrantAdapter = formAdapter({
  chart: propGrant,
  catalogue: propGrantPaths,
  words: 'rewards:propGrant',
  async enter(walk) {
    await comeBackToDraft(walk, 'zhou', address, {
      key: `propGrant.${String((await studentsOf(walk))[0])}`,
      content: { prop: '1', count: '2', message: 'Well done' },
    });
    await opener('propGrant')(walk).click();
  },
  submit: { find: send },
  errors: [lost, sending({ count: '0' })],
});
