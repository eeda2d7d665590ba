import { setMessagesRead } from '../../../../src/contract/messages';
import { messageRows } from '../../../../src/machines/messages/messageRows';
import { messageRowsPaths } from '../../../../src/machines/messages/messageRows.paths';
import { lost, reallyTold } from '../answers';
import { collectionAdapter } from '../collection';
import { choosing } from '../collectionFilters';
import type { ScreenAdapter, Walk } from '../adapter';
import { frame } from '../time';
import { rows } from './rows';

const { events, outcomes } = messageRowsPaths;
type State = Parameters<(typeof events)['page.chosen']>[0];
const [marked] = outcomes.change.done;

/** Marks the first message as what it is not, in the menu of its row. */
async function markFirst(walk: Walk): Promise<void> {
  const name = walk.say('parts:table.actionsFor', { name: '' }).trim();
  await rows(walk).first().getByRole('button', { name }).click();
  await walk.page.getByRole('menuitem').waitFor();
  // A menu finds its place a frame later, and the page's time stands still.
  await walk.page.clock.runFor(frame);
  await walk.page.getByRole('menuitem').click();
}

const list = collectionAdapter({
  chart: messageRows,
  catalogue: {
    ...messageRowsPaths,
    events: {
      ...events,
      // There are far more than two pages of them.
      'page.chosen': (state: State) => events['page.chosen'](state).slice(0, 1),
    },
    // Whoever marks messages is refused none of them.
    outcomes: { ...outcomes, change: { ...outcomes.change, done: [marked] } },
  },
  enter: '/InfoCenter/index?subject_id=2',
  words: 'messages',
  search: { text: '欧阳' },
  filter: choosing('messages:filter.topic', 'messages:kind.excellentDay'),
  change: {
    control: { trigger: markFirst },
    answers: { call: setMessagesRead, done: [reallyTold], error: [lost] },
  },
});

/** The messages of the message centre. */
export const messageRowsAdapter: ScreenAdapter = {
  ...list,
  answers: { ...list.answers, undo: { call: setMessagesRead, done: [reallyTold], error: [lost] } },
};
