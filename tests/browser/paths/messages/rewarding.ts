import { messageList } from '../../../../src/contract/messages';
import { messageReward } from '../../../../src/machines/messages/messageReward';
import { messageRewardPaths } from '../../../../src/machines/messages/messageReward.paths';
import { rewarding } from '../../../../src/machines/messages/rewarding';
import { rewardingPaths } from '../../../../src/machines/messages/rewarding.paths';
import { createClient } from '../../../server/rig/client';
import { type Answer, lost, really, sending } from '../answers';
import { button } from '../controls';
import { comeBackToDraft } from '../drafts';
import { hasFocus } from '../focus';
import { formAdapter } from '../form';
import type { ScreenAdapter, Walk } from '../adapter';
import { comeOnceCounted } from '../rewards/counted';
import { firstReward } from './rows';

const address = '/InfoCenter/index?subject_id=2&tab=rewardable';

const fieldOf = ({ page, say }: Walk, field: 'coins' | 'remark') =>
  page.getByRole('dialog').getByLabel(say(`messages:reward.${field}`), { exact: true });

/** The button that gives, whatever it counts. */
function give({ page, say }: Walk) {
  const counting = say('messages:reward.verb', { count: 2 }).replace('2', String.raw`\d+`);
  const name = new RegExp(`^(${say('messages:reward.verbEmpty')}|${counting})$`);
  return page.getByRole('dialog').getByRole('button', { name });
}

/** Fills the form in, and gives. */
const reward: Answer = async (_, walk) => {
  await fieldOf(walk, 'coins').fill('20');
  await fieldOf(walk, 'remark').fill('Well done');
  await give(walk).click();
};

/** The dialog of a reward, from the question how many coins there are. */
export const rewardingAdapter: ScreenAdapter = {
  chart: rewarding,
  catalogue: rewardingPaths,
  async enter(walk) {
    await comeOnceCounted(walk, address);
    await firstReward(walk).click();
  },
  events: {
    'balance.retried': button('parts:failed.retry'),
    'reward.cancelled': button('parts:dialog.close'),
  },
  answers: {
    askBalance: { done: [really], error: [lost] },
    messageReward: { done: [reward] },
  },
  shows: async (walk, { status }) => {
    if (status === 'active') await hasFocus(walk);
  },
};

const { events } = messageRewardPaths;
const [remarked] = events['field.changed'];

/** The form in it, which begins empty. */
export const rewardFormAdapter = formAdapter({
  chart: messageReward,
  catalogue: {
    ...messageRewardPaths,
    events: {
      ...events,
      'field.changed': [remarked, { field: 'coins', value: '20' }, { field: 'coins', value: '0' }],
    },
  },
  words: 'messages:reward',
  async enter(walk) {
    const client = createClient(walk.world.address);
    const first = { subject_id: 2, tab: 'rewardable', page: 1, page_size: 1 } as const;
    const { list } = await client.ask(messageList, first, { as: 'zhou' });
    await comeBackToDraft(walk, 'zhou', address, {
      key: `messageReward.${String(list[0]?.message_id)}`,
      content: { coins: '20', remark: 'Well done' },
    });
    await firstReward(walk).click();
  },
  submit: { find: give },
  errors: [sending({ coins: '99999' }), lost],
});
