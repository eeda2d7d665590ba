import { assign, setup, type SnapshotFrom } from 'xstate';
import type { PreparationKind } from '../../domain/preparation';
import type { Address } from '../parts/collection/query';
import { preparedPoints } from './preparedPoints';

interface Context {
  readonly subjectId: number;
  readonly courseId: number;
  readonly kind: PreparationKind;
  /** `point`, the id of the chosen point, where one is chosen. */
  readonly address: Address;
  /** What is typed into the search. */
  readonly typed: string;
}

type Event =
  | { type: 'point.chosen'; pointId: number }
  | { type: 'choice.cleared' }
  | { type: 'search.typed'; text: string }
  | { type: 'address.changed'; address: Address };

/** A course that is prepared: the graph of its points, one of which is chosen, and a search among them [SCREEN-157]. */
export const preparedCourse = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Omit<Context, 'typed'>,
    children: {} as { points: 'preparedPoints' },
  },
  actors: { preparedPoints },
  actions: {
    keepAddress: assign((_, { address }: { address: Address }) => ({ address })),
    keepText: assign((_, { text }: { text: string }) => ({ typed: text })),
  },
}).createMachine({
  id: 'preparedCourse',
  context: ({ input }) => ({ ...input, typed: '' }),
  invoke: {
    id: 'points',
    src: 'preparedPoints',
    input: ({ context: { subjectId, courseId, kind } }) => ({
      payload: { subject_id: subjectId, course_id: courseId, kind },
      scope: {},
    }),
  },
  initial: 'shown',
  states: {
    shown: {
      on: {
        'point.chosen': {
          actions: {
            type: 'keepAddress',
            params: ({ event }) => ({ address: { point: String(event.pointId) } }),
          },
        },
        'choice.cleared': {
          actions: { type: 'keepAddress', params: { address: {} } },
        },
        'search.typed': { actions: { type: 'keepText', params: ({ event }) => event } },
        // By Back or a link.
        'address.changed': {
          actions: { type: 'keepAddress', params: ({ event }) => event },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof preparedCourse>;

export const selectPoints = ({ children }: Snapshot) => children.points;
export const selectKind = ({ context }: Snapshot) => context.kind;
/** The id of the chosen point; NaN where none is chosen. */
export const selectPointId = ({ context }: Snapshot) => Number(context.address['point']);
export const selectTyped = ({ context }: Snapshot) => context.typed;
