import { assign, setup, type SnapshotFrom } from 'xstate';
import { signal } from './signal';

export interface CountdownInput {
  readonly seconds: number;
  /** When it is over, in epoch ms, where that is known; else `seconds` after the first tick. */
  readonly until?: number;
}

interface Context {
  readonly seconds: number;
  /** Kept instead of the seconds left, so that a countdown restored after a reload goes on rightly. */
  readonly until: number | null;
  readonly secondsLeft: number;
}

type Event = { type: 'clock.ticked'; now: number };

const endOf = ({ seconds, until }: Context, now: number) => until ?? now + seconds * 1000;

/** Counts seconds down by the server's clock; ends when they are over. */
export const countdown = setup({
  types: {} as { context: Context; events: Event; input: CountdownInput; tags: 'done' },
  actors: { clock: signal('clock') },
  actions: {
    count: assign(({ context }, { now }: { now: number }) => {
      const until = endOf(context, now);
      return { until, secondsLeft: Math.max(0, Math.ceil((until - now) / 1000)) };
    }),
  },
  guards: {
    isOver: ({ context }, { now }: { now: number }) => now >= endOf(context, now),
  },
}).createMachine({
  id: 'countdown',
  context: ({ input: { seconds, until = null } }) => ({ seconds, until, secondsLeft: seconds }),
  invoke: { id: 'clock', src: 'clock' },
  initial: 'counting',
  states: {
    counting: {
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
            target: 'over',
            actions: { type: 'count', params: ({ event }) => ({ now: event.now }) },
          },
          { actions: { type: 'count', params: ({ event }) => ({ now: event.now }) } },
        ],
      },
    },
    over: { type: 'final', tags: 'done' },
  },
});

type Snapshot = SnapshotFrom<typeof countdown>;

/** Whole seconds, rounded up: 1 until the last moment. */
export const selectSecondsLeft = ({ context }: Snapshot): number => context.secondsLeft;
/** Of how many seconds, for a ring. */
export const selectSeconds = ({ context }: Snapshot): number => context.seconds;
