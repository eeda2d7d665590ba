import { assign, type EventFrom, setup, type StateValueFrom, transition } from 'xstate';
import { type LocalMark, localMarks, withMarks } from '../../domain/localPoints';

/** What a campus has marked; nothing where headquarters' version holds. */
interface Facts {
  readonly marks: readonly LocalMark[];
}

type Event =
  | { type: 'marks.submitted'; marks: readonly LocalMark[] }
  | { type: 'restore.requested' }
  | { type: 'restore.cancelled' }
  /** Somebody gave username and password, and they were looked at [ROLE-101]. */
  | { type: 'restore.confirmed'; isProven: boolean }
  | { type: 'restore.succeeded' }
  | { type: 'restore.failed' };

/** The life of a campus's own version of the knowledge points: marked, and all of it taken back at once. */
export const localPoints = setup({
  types: {} as { context: Facts; events: Event; tags: 'busy' | 'editable' | 'blocked' },
  guards: {
    isMarking: (_, { marks }: Facts) => localMarks.safeParse(marks).success,
    isProven: (_, { isProven }: { isProven: boolean }) => isProven,
  },
  actions: {
    keepMarks: assign(({ context }, { marks }: Facts) => ({
      marks: withMarks(context.marks, marks),
    })),
    forgetMarks: assign({ marks: [] }),
  },
}).createMachine({
  id: 'localPoints',
  context: { marks: [] },
  initial: 'notStarted',
  states: {
    notStarted: {
      tags: 'editable',
      on: {
        'marks.submitted': {
          guard: { type: 'isMarking', params: ({ event }) => event },
          target: 'marked',
          actions: { type: 'keepMarks', params: ({ event }) => event },
          meta: { spec: 'LOC-01' },
        },
      },
    },
    marked: {
      tags: 'editable',
      on: {
        'marks.submitted': {
          guard: { type: 'isMarking', params: ({ event }) => event },
          actions: { type: 'keepMarks', params: ({ event }) => event },
          meta: { spec: 'LOC-02' },
        },
        'restore.requested': { target: 'confirmingRestore', meta: { spec: 'LOC-03' } },
      },
    },
    confirmingRestore: {
      tags: 'blocked',
      on: {
        'restore.cancelled': { target: 'marked', meta: { spec: 'LOC-04' } },
        'restore.confirmed': [
          {
            guard: { type: 'isProven', params: ({ event }) => event },
            target: 'restoring',
            meta: { spec: 'LOC-05' },
          },
          { meta: { spec: 'LOC-06' } },
        ],
      },
    },
    restoring: {
      tags: 'busy',
      on: {
        'restore.succeeded': {
          target: 'notStarted',
          actions: 'forgetMarks',
          meta: { spec: 'LOC-07' },
        },
        'restore.failed': { target: 'marked', meta: { spec: 'LOC-08' } },
      },
    },
  },
});

/** A campus's version as it is stored. */
export interface LocalVersion extends Facts {
  readonly status: StateValueFrom<typeof localPoints>;
}

/** The next state of a campus's version after an event; null where the chart refuses it. */
export function nextLocalVersion(
  { status, ...context }: LocalVersion,
  event: EventFrom<typeof localPoints>,
): LocalVersion | null {
  const snapshot = localPoints.resolveState({ value: status, context });
  if (!snapshot.can(event)) return null;
  const [next] = transition(localPoints, snapshot, event);
  return { ...next.context, status: next.value };
}
