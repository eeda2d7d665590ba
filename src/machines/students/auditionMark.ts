import { assign, type EventFrom, setup, transition } from 'xstate';

/** A trial student's mark besides its state. */
interface Facts {
  /** When the student was marked, as a moment; null before. */
  readonly auditionedAt: string | null;
}

type Event = { type: 'audition.confirmed'; at: string };

/** The life of the mark that a trial student has had the trial class: set once, for good. */
export const auditionMark = setup({
  types: {} as { context: Facts; events: Event; tags: 'done' },
  actions: {
    keepMarkTime: assign((_, { at }: { at: string }) => ({ auditionedAt: at })),
  },
}).createMachine({
  id: 'auditionMark',
  context: { auditionedAt: null },
  initial: 'unmarked',
  states: {
    unmarked: {
      on: {
        'audition.confirmed': {
          target: 'marked',
          actions: { type: 'keepMarkTime', params: ({ event }) => event },
          meta: { spec: 'AUD-01' },
        },
      },
    },
    marked: { type: 'final', tags: 'done' },
  },
});

/** The next state of a stored mark after an event; null where the chart refuses it. */
export function nextAuditionMark(
  { auditionedAt }: Facts,
  event: EventFrom<typeof auditionMark>,
): Facts | null {
  const snapshot = auditionMark.resolveState({
    value: auditionedAt === null ? 'unmarked' : 'marked',
    context: { auditionedAt },
  });
  if (!snapshot.can(event)) return null;
  const [next] = transition(auditionMark, snapshot, event);
  return next.context;
}
