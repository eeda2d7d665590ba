import { highlightList } from '../../../../src/contract/highlights';
import { highlightReward } from '../../../../src/machines/rewards/highlightReward';
import { highlightRewardPaths } from '../../../../src/machines/rewards/highlightReward.paths';
import { highlightRows } from '../../../../src/machines/rewards/highlightRows';
import { highlightRowsPaths } from '../../../../src/machines/rewards/highlightRows.paths';
import { highlights } from '../../../../src/machines/rewards/highlights';
import { highlightsPaths } from '../../../../src/machines/rewards/highlights.paths';
import { createClient } from '../../../server/rig/client';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { button, leaveDialog } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import { comeOnceCounted, counted } from './counted';
import { filled, send } from './dialogs';

const address = '/crystal/list?subject_id=2&choiceTab=excellent';

/** What begins the reward of the first highlight that can be rewarded. */
const openFirst = ({ page, say }: Walk) => {
  const name = say('rewards:highlightReward.openFor', { name: '#', moment: '#' });
  return page.getByRole('button', { name: new RegExp(`^${name.replaceAll('#', '.+')}$`) }).first();
};

/** The id of that highlight. */
async function firstOpen({ world }: Walk) {
  const asked = { subject_id: 2, page: 1, page_size: 50, state: 'open' } as const;
  const { list } = await createClient(world.address).ask(highlightList, asked, { as: 'zhou' });
  return list.find(({ account }) => account === 'normal')?.highlight_id;
}

/** The highlights of the students. */
export const highlightRowsAdapter = collectionAdapter({
  chart: highlightRows,
  catalogue: highlightRowsPaths,
  words: 'rewards',
  enter: address,
  search: { text: '欧阳' },
});

/** The page, with its dialogs. */
export const highlightsAdapter: ScreenAdapter = {
  chart: highlights,
  catalogue: {
    ...highlightsPaths,
    // Nobody can ask for a reward of nothing.
    events: { ...highlightsPaths.events, 'reward.requested': [{ ids: [1], highlights: [{}] }] },
  },
  enter: (walk) => comeOnceCounted(walk, address),
  events: {
    'reward.requested': { find: openFirst },
    'balance.retried': button('parts:failed.retry'),
    'dialog.closed': leaveDialog,
  },
  answers: {
    askBalance: { done: [really], error: [lost] },
    highlightReward: {
      done: [counted(filled('highlightReward', { coins: '20', remark: 'Well done' }))],
    },
  },
};

/** How many coins for each, and why. */
export const highlightRewardAdapter = formAdapter({
  chart: highlightReward,
  catalogue: highlightRewardPaths,
  words: 'rewards:highlightReward',
  async enter(walk) {
    await comeBackToDraft(walk, 'zhou', address, {
      key: `highlightReward.${String(await firstOpen(walk))}`,
      content: { coins: '20', way: 'fixed', remark: 'Well done' },
    });
    await openFirst(walk).click();
  },
  submit: { find: send },
  errors: [lost, sending({ coins: '0' })],
});
