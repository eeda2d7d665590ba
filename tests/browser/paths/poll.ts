import type { pollPaths } from '../../../src/machines/parts/poll.paths';
import { holdTime } from '../heldTime';
import { lost, really } from './answers';
import { turn } from './controls';
import type { Control, ScreenAdapter } from './adapter';

interface PollParts extends Pick<ScreenAdapter, 'chart' | 'enter' | 'shows'> {
  /** The chart's own; the world gives its first answer. */
  readonly catalogue: ReturnType<typeof pollPaths<unknown, unknown>>;
  /** What is asked again and again. */
  /** What asks once more after a failure. */
  readonly retry: Control;
  /** Whether that is offered only as long as nothing has come yet. */
  readonly isRetriedEmpty?: boolean;
}

interface Polled {
  readonly context: { readonly answer: unknown; readonly failure: unknown };
}

/** Where a poll shows what it was answered: every poll has the same paths. */
export function pollAdapter(parts: PollParts): ScreenAdapter {
  const { catalogue, enter, retry, isRetriedEmpty, ...place } = parts;
  const { ask } = catalogue.outcomes;
  const isRetried = ({ answer, failure }: Polled['context']) =>
    failure !== null && (isRetriedEmpty !== true || answer === null);
  return {
    ...place,
    // What is asked at once would else wait for so long that it fails.
    holdsTime: true,
    async enter(walk, start) {
      await enter(walk, start);
      await holdTime(walk.page);
    },
    catalogue: {
      ...catalogue,
      events: {
        'refresh.requested': ({ context }: Polled) => (isRetried(context) ? [{}] : []),
        // Nobody sees what a hidden tab still offers.
        'page.hidden': ({ context }: Polled) => (isRetried(context) ? [] : [{}]),
      },
      outcomes: { ask: { ...ask, done: ask.done.slice(0, 1) } },
    },
    events: {
      'refresh.requested': retry,
      'page.hidden': turn('hidden'),
      'page.shown': turn('visible'),
    },
    answers: { ask: { done: [really], error: [lost] } },
  };
}
