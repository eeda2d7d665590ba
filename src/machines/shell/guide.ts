import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { setGuideStatus } from '../../contract/shell';
import { remote } from '../parts/remote';
import { subjectPage } from './navigation';

/** The guide's pages, in order; their words are `pages:guide.<name>`. */
export const guideSteps = ['students', 'homework', 'foundation', 'rewards'] as const;

interface Context {
  readonly subjectId: number;
  /** Which of the pages, from 0. */
  readonly step: number;
}

type Event = { type: 'step.continued' } | { type: 'step.back' } | { type: 'guide.closed' };

/** Shows a newcomer around, a page at a time; whoever has seen it, or wants to leave, goes home [ROUTE-004]. */
export const guide = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Pick<Context, 'subjectId'>,
    emitted: {} as
      | { type: 'page.requested'; to: string; replace: boolean }
      | { type: 'guide.seen' },
    tags: {} as 'busy' | 'done',
  },
  actors: { remember: remote(setGuideStatus) },
  guards: {
    isLast: ({ context }) => context.step === guideSteps.length - 1,
    hasEarlier: ({ context }) => context.step > 0,
  },
  actions: {
    goOn: assign(({ context }) => ({ step: context.step + 1 })),
    goBack: assign(({ context }) => ({ step: context.step - 1 })),
    tellSeen: emit({ type: 'guide.seen' as const }),
    goHome: emit(({ context }) => ({
      type: 'page.requested' as const,
      to: subjectPage('/home', context.subjectId),
      replace: true,
    })),
  },
}).createMachine({
  id: 'guide',
  context: ({ input }) => ({ ...input, step: 0 }),
  initial: 'reading',
  states: {
    reading: {
      on: {
        'step.continued': [{ guard: 'isLast', target: 'closing' }, { actions: 'goOn' }],
        'step.back': { guard: 'hasEarlier', actions: 'goBack' },
        'guide.closed': 'closing',
      },
    },
    closing: {
      tags: 'busy',
      invoke: {
        src: 'remember',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: { target: 'closed', actions: ['tellSeen', 'goHome'] },
        // It shows once more some day, which is no reason to keep anybody here.
        onError: { target: 'closed', actions: 'goHome' },
      },
    },
    closed: { tags: 'done' },
  },
});

type Snapshot = SnapshotFrom<typeof guide>;

export const selectStep = ({ context }: Snapshot) => context.step;
export const selectIsClosing = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') || snapshot.hasTag('done');
