import { matchesState, type StateValue } from 'xstate';
import { takeWelcomeGift } from '../../../../src/contract/home';
import type { SocketMessage } from '../../../../src/contract/socket';
import { welcomeGift } from '../../../../src/domain/limits';
import { home } from '../../../../src/machines/home/home';
import { homePaths } from '../../../../src/machines/home/home.paths';
import { createClient } from '../../../server/rig/client';
import { lost, once, really } from '../answers';
import { closeOutcomes, dialogButton, enterPortal } from '../controls';
import { needless } from '../needless';
import { tell } from '../socket';
import type { ScreenAdapter, Walk } from '../adapter';
import { block } from './blocks';

/** The same person takes the gift with another browser. */
const takeElsewhere = ({ world }: Walk) =>
  createClient(world.address).ask(takeWelcomeGift, { subject_id: 1 }, { as: 'zhou' });

/** What lies behind the question about reminders takes no press. */
const besideQuestion = ({ value }: { readonly value: StateValue }) =>
  matchesState({ reminders: 'idle' }, value) ? [{}] : [];

/** The home page: what it hears of the server, and the day's gift. */
export const homeAdapter: ScreenAdapter = {
  chart: home,
  catalogue: {
    ...homePaths,
    events: { ...homePaths.events, 'gift.requested': besideQuestion },
  },
  enter: enterPortal,
  events: {
    'socket.received': {
      trigger: (walk: Walk, { message }: { type: string; message: SocketMessage }) =>
        tell(walk, 'zhou', message),
    },
    'reminder.requested': {
      find: (walk: Walk) =>
        block(walk, 'attention')
          .getByRole('button', { name: walk.say('home:action.message') })
          .first(),
    },
    'reminder.confirmed': dialogButton('students:reminding.verb'),
    'reminder.cancelled': dialogButton('parts:dialog.cancel'),
    'reminder.closed': closeOutcomes,
    'gift.requested': {
      find: ({ page, say }: Walk) =>
        page.getByRole('button', { name: say('home:gift.take', { count: welcomeGift }) }),
    },
  },
  elsewhere: {
    'home|scope.renewed|0': 'a part of the page tells the day',
    'home.gift.gone|scope.renewed|0': 'a part of the page tells the day',
  },
  answers: {
    findReasons: { done: [really, needless(1)], error: [lost] },
    remind: { done: [really, needless(1)], error: [lost] },
    takeGift: { done: [really], error: [once(takeElsewhere), lost] },
  },
};
