import { assign, setup, type SnapshotFrom } from 'xstate';
import { dayAfter } from '../../domain/businessTime';
import type { ScopeRenewed } from '../parts/renewal';
import { meetingPoll } from './homePolls';

interface Input {
  readonly subjectId: number;
  /** The business day, as `2026-11-20`. */
  readonly today: string;
}

interface Context extends Input {
  /** The business day that is shown. */
  readonly day: string;
}

/** The business day by the server's clock, which has become another one. */
export interface Today {
  readonly today?: string | undefined;
}

type Event =
  | { type: 'day.moved'; by: -1 | 1 }
  | { type: 'day.chosen'; day: string }
  | ScopeRenewed<Today>;

/** The schedule of one day; another day is asked for anew. The home page tells it of midnight [SCREEN-003]. */
export const schedule = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { meetings: 'meetingPoll' },
  },
  actors: { meetingPoll },
  actions: {
    setDay: assign((_, { day }: { day: string }) => ({ day })),
    keepToday: assign(({ context }, { today = context.today }: Today) => ({ today })),
    followToday: assign(({ context }) => ({ day: context.today })),
  },
  guards: {
    isOtherDay: ({ context }, { day }: { day: string }) => day !== context.day,
    isAtToday: ({ context }) => context.day === context.today,
  },
}).createMachine({
  id: 'schedule',
  context: ({ input }) => ({ ...input, day: input.today }),
  initial: 'showing',
  on: {
    /** Whoever looks at another day goes on looking at it. */
    'scope.renewed': [
      {
        guard: 'isAtToday',
        target: '.showing',
        actions: [{ type: 'keepToday', params: ({ event }) => event.scope }, 'followToday'],
      },
      { actions: { type: 'keepToday', params: ({ event }) => event.scope } },
    ],
  },
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
export const selectToday = ({ context }: Snapshot) => context.today;
export const selectMeetings = ({ children }: Snapshot) => children.meetings;
