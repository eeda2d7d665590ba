import { latestMessages } from '../../../../src/machines/messages/latestMessages';
import { latestMessagesPaths } from '../../../../src/machines/messages/latestMessages.paths';
import { lost, really } from '../answers';
import { hasFocus } from '../focus';
import { enterWelcome } from '../shell/welcome';
import { tell } from '../socket';
import type { ScreenAdapter, Walk } from '../adapter';
import { bell, underBell } from './bell';

interface State {
  readonly context: { readonly subjectId: number };
}

/** A subject in which much happens, and one in which nothing does. */
const subjects = { lively: 2, quiet: 99 } as const;
const { load } = latestMessagesPaths.outcomes;
const [some, none] = load.done;

/** The last messages under the bell. */
export const latestAdapter: ScreenAdapter = {
  chart: latestMessages,
  catalogue: {
    ...latestMessagesPaths,
    inputs: { lively: { subjectId: subjects.lively }, quiet: { subjectId: subjects.quiet } },
    outcomes: {
      load: {
        ...load,
        done: ({ context }: State) => [context.subjectId === subjects.quiet ? none : some],
      },
    },
  },
  async enter(walk, start) {
    await enterWelcome(walk, { subjectId: start === 'quiet' ? subjects.quiet : subjects.lively });
    await bell(walk).click();
  },
  events: {
    'latest.retried': {
      find: (walk: Walk) =>
        underBell(walk).getByRole('button', { name: walk.say('parts:failed.retry') }),
    },
    'socket.received': {
      trigger: (walk: Walk) => tell(walk, 'zhou', { type: 'message.changed' }),
    },
  },
  answers: { load: { done: [really], error: [lost] } },
  shows: hasFocus,
};
