import type { Locator } from '@playwright/test';
import { matchesState, type StateValue } from 'xstate';
import { clearUnread, setMessagesRead, userMessages } from '../../../../src/contract/messages';
import { messageCenter } from '../../../../src/machines/messages/messageCenter';
import { messageCenterPaths } from '../../../../src/machines/messages/messageCenter.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack, expect } from '../../world';
import { type Answer, lost } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { firstReward, rows } from './rows';

const { inputs, events } = messageCenterPaths;
const { subjectId: subject_id } = inputs.usual;
const as = 'zhou';

interface State {
  readonly value: StateValue;
}

/** What lies behind the dialog of a reward takes no press. */
const beside =
  <Payload>(payloads: readonly Payload[]) =>
  ({ value }: State) =>
    matchesState({ reward: 'open' }, value) ? [] : payloads;

const links = (walk: Walk): Locator => rows(walk).getByRole('link').first();

/** All are marked; then one is marked as unread in another place, of which this page hears. */
const clearAll: Answer = async (call, { page, world }) => {
  const cleared = page.waitForResponse(`**${clearUnread.path}`);
  await call?.continue();
  await cleared;
  const client = createClient(world.address);
  const { newest_id } = await client.ask(userMessages, { subject_id }, { as });
  const newest = { subject_id, message_ids: [newest_id], is_read: false };
  await client.ask(setMessagesRead, newest, { as });
};

/** The message centre; what a person follows stays under way, so that the page stays. */
export const messageCenterAdapter: ScreenAdapter = {
  chart: messageCenter,
  catalogue: {
    ...messageCenterPaths,
    events: {
      'message.followed': beside(events['message.followed']),
      'message.opened': beside(events['message.opened']),
      'clearing.requested': beside(events['clearing.requested']),
      'reward.requested': events['reward.requested'],
    },
  },
  async enter(walk) {
    const { page, world, language } = walk;
    const address = `/InfoCenter/index?subject_id=${String(subject_id)}`;
    await comeBack(page, world, as, address, language);
    await expect(links(walk)).toBeVisible();
  },
  events: {
    'message.followed': { find: links },
    'message.opened': {
      async trigger(walk: Walk) {
        const opened = walk.page.context().waitForEvent('page');
        await links(walk).click({ modifiers: ['ControlOrMeta'] });
        await (await opened).close();
      },
    },
    'clearing.requested': button('messages:clear'),
    'reward.requested': { find: firstReward },
  },
  answers: {
    messageOpening: { call: setMessagesRead },
    clear: { done: [clearAll], error: [lost] },
    rewarding: { done: [(_, walk) => button('parts:dialog.close').find(walk).click()] },
  },
};
