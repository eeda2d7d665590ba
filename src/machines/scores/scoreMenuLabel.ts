import { assign, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { hideMenuLabel, menuLabel } from '../../contract/scores';
import { remote } from '../parts/remote';

interface Context {
  readonly subjectId: number;
  /** Whether a page of the scores has been opened before it was known whether the label shows. */
  readonly isOpened: boolean;
}

type Answer = AnswerOf<typeof menuLabel>;

type Event = { type: 'scores.opened' };

/** The "new" label of the score entry, until the account has opened the scores once [SIDE-017, CALL-029, CALL-030]. */
export const scoreMenuLabel = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Pick<Context, 'subjectId'>,
    tags: {} as 'busy' | 'done',
  },
  actors: { load: remote(menuLabel), remember: remote(hideMenuLabel) },
  guards: {
    isLabelled: (_, { is_show }: Answer) => is_show === 1,
    isLabelledAndOpened: ({ context }, { is_show }: Answer) => is_show === 1 && context.isOpened,
  },
  actions: { keepOpened: assign({ isOpened: true }) },
}).createMachine({
  id: 'scoreMenuLabel',
  context: ({ input }) => ({ ...input, isOpened: false }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      on: { 'scores.opened': { actions: 'keepOpened' } },
      invoke: {
        src: 'load',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: [
          {
            guard: { type: 'isLabelledAndOpened', params: ({ event }) => event.output },
            target: 'remembering',
          },
          { guard: { type: 'isLabelled', params: ({ event }) => event.output }, target: 'showing' },
          { target: 'over' },
        ],
        onError: 'over',
      },
    },
    showing: { on: { 'scores.opened': 'remembering' } },
    remembering: {
      tags: 'busy',
      invoke: {
        src: 'remember',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: 'over',
        // If the call fails the label shows again at a later visit.
        onError: 'over',
      },
    },
    over: { tags: 'done' },
  },
});

/** Whether the entry carries the label. */
export const selectIsLabelled = (snapshot: SnapshotFrom<typeof scoreMenuLabel>) =>
  snapshot.matches('showing');
