import { assign, type EventFrom, setup, transition } from 'xstate';

/** How one analyst has arranged one student, besides the states. */
interface Facts {
  /** When the student was hidden, as a moment; null while visible. */
  readonly hiddenAt: string | null;
}

type Event =
  | { type: 'student.pinned' }
  | { type: 'student.unpinned' }
  | { type: 'student.hidden'; at: string }
  | { type: 'student.unhidden' };

/** The life of a student in an analyst's lists: pinning and hiding know nothing of each other. */
export const listing = setup({
  types: {} as { context: Facts; events: Event },
  actions: {
    keepHideTime: assign((_, { at }: { at: string }) => ({ hiddenAt: at })),
    forgetHideTime: assign({ hiddenAt: null }),
  },
}).createMachine({
  id: 'listing',
  type: 'parallel',
  context: { hiddenAt: null },
  states: {
    pin: {
      initial: 'unpinned',
      states: {
        unpinned: { on: { 'student.pinned': { target: 'pinned', meta: { spec: 'LST-01' } } } },
        pinned: { on: { 'student.unpinned': { target: 'unpinned', meta: { spec: 'LST-02' } } } },
      },
    },
    visibility: {
      initial: 'visible',
      states: {
        visible: {
          on: {
            'student.hidden': {
              target: 'hidden',
              actions: { type: 'keepHideTime', params: ({ event }) => event },
              meta: { spec: 'LST-03' },
            },
          },
        },
        hidden: {
          on: {
            'student.unhidden': {
              target: 'visible',
              actions: 'forgetHideTime',
              meta: { spec: 'LST-04' },
            },
          },
        },
      },
    },
  },
});

/** A student's place in an analyst's lists as it is stored. */
export interface Listing extends Facts {
  readonly pinned: boolean;
}

/** The next state of a stored listing after an event; null where the chart refuses it. */
export function nextListing(
  { pinned, hiddenAt }: Listing,
  event: EventFrom<typeof listing>,
): Listing | null {
  const snapshot = listing.resolveState({
    value: {
      pin: pinned ? 'pinned' : 'unpinned',
      visibility: hiddenAt === null ? 'visible' : 'hidden',
    },
    context: { hiddenAt },
  });
  if (!snapshot.can(event)) return null;
  const [next] = transition(listing, snapshot, event);
  return { pinned: next.matches({ pin: 'pinned' }), hiddenAt: next.context.hiddenAt };
}
