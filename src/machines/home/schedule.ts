import { assign, setup, type SnapshotFrom } from 'xstate';
import { dayAfter } from '../../domain/businessTime';
import { meetingPoll } from './homePolls';

interface Context {
  readonly subjectId: number;
  /** The business day that is shown, as `2026-11-20`. */
  readonly day: string;
}

type Event = { type: 'day.moved'; by: -1 | 1 } | { type: 'day.chosen'; day: string };

/** The schedule of one day; another day is asked for anew [SCREEN-003]. */
export const schedule = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    children: {} as { meetings: 'meetingPoll' },
  },
  actors: { meetingPoll },
  actions: {
    setDay: assign((_, { day }: { day: string }) => ({ day })),
  },
  guards: {
    isOtherDay: ({ context }, { day }: { day: string }) => day !== context.day,
  },
}).createMachine({
  id: 'schedule',
  context: ({ input }) => input,
  initial: 'showing',
  states: {
    showing: {
      invoke: {
        id: 'meetings',
        src: 'meetingPoll',
        input: ({ context: { subjectId, day } }) => ({
          payload: { subject_id: subjectId, from: day, to: day },
        }),
      },
      on: {
        'day.moved': {
          target: 'showing',
          reenter: true,
          actions: {
            type: 'setDay',
            params: ({ context, event }) => ({ day: dayAfter(context.day, event.by) }),
          },
        },
        'day.chosen': {
          guard: { type: 'isOtherDay', params: ({ event }) => ({ day: event.day }) },
          target: 'showing',
          reenter: true,
          actions: { type: 'setDay', params: ({ event }) => ({ day: event.day }) },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof schedule>;

export const selectDay = ({ context }: Snapshot) => context.day;
export const selectMeetings = ({ children }: Snapshot) => children.meetings;
