import { setMessagesRead, userMessages } from '../../../../src/contract/messages';
import { messageOpening } from '../../../../src/machines/messages/messageOpening';
import { messageOpeningPaths } from '../../../../src/machines/messages/messageOpening.paths';
import { createClient } from '../../../server/rig/client';
import { lost, really } from '../answers';
import { enterWelcome } from '../shell/welcome';
import type { ScreenAdapter, Walk } from '../adapter';
import { showLatest, underBell } from './bell';

const { inputs } = messageOpeningPaths;
const subject_id = inputs.usual.subjectId;
const as = 'zhou';

/** The last of the messages is read already. */
async function readLast({ world }: Walk): Promise<void> {
  const client = createClient(world.address);
  const { newest_id } = await client.ask(userMessages, { subject_id }, { as });
  const last = { subject_id, message_ids: [newest_id], is_read: true };
  await client.ask(setMessagesRead, last, { as });
}

/** A message under the bell that leads somewhere, read or not. */
function linkTo(walk: Walk, isRead: boolean) {
  const dot = walk.page.getByRole('img', { name: walk.say('messages:unread') });
  const items = underBell(walk).getByRole('listitem');
  return items
    .filter(isRead ? { hasNot: dot } : { has: dot })
    .getByRole('link')
    .first();
}

/** What a person follows from the which is there on every page. */
export const openingAdapter: ScreenAdapter = {
  chart: messageOpening,
  catalogue: messageOpeningPaths,
  async enter(walk) {
    await readLast(walk);
    await enterWelcome(walk);
  },
  events: {
    'message.followed': {
      async trigger(walk: Walk, { isRead }: { type: string; isRead: boolean }) {
        await showLatest(walk);
        await linkTo(walk, isRead).click();
      },
    },
    'message.opened': {
      async trigger(walk: Walk) {
        await showLatest(walk);
        const opened = walk.page.context().waitForEvent('page');
        await linkTo(walk, false).click({ modifiers: ['ControlOrMeta'] });
        await (await opened).close();
      },
    },
  },
  answers: { markRead: { done: [really], error: [lost] } },
};
