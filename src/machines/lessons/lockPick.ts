import { assign, setup, type SnapshotFrom } from 'xstate';
import { lockPeople } from './lockPeople';

interface Context {
  readonly subjectId: number;
  /** The students who are picked, by id. */
  readonly picked: readonly number[];
  readonly typed: string;
}

type Event =
  | { type: 'students.toggled'; ids: readonly number[] }
  | { type: 'choice.cleared' }
  | { type: 'search.typed'; text: string };

/** Lock and unlock: picks students, one by one or by class, and leads to one of their courses [SCREEN-053]. */
export const lockPick = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Pick<Context, 'subjectId' | 'picked'>,
    children: {} as { people: 'lockPeople' },
  },
  actors: { lockPeople },
  actions: {
    toggle: assign(({ context: { picked } }, { ids }: { ids: readonly number[] }) => ({
      picked: ids.every((id) => picked.includes(id))
        ? picked.filter((id) => !ids.includes(id))
        : [...new Set([...picked, ...ids])],
    })),
    clear: assign({ picked: [] }),
    keepTyped: assign((_, { text }: { text: string }) => ({ typed: text })),
  },
}).createMachine({
  id: 'lockPick',
  context: ({ input }) => ({ ...input, typed: '' }),
  invoke: {
    id: 'people',
    src: 'lockPeople',
    input: ({ context: { subjectId, picked } }) => ({
      payload: { subject_id: subjectId, ...(picked.length > 0 && { student_ids: [...picked] }) },
      scope: {},
    }),
  },
  initial: 'picking',
  states: {
    picking: {
      on: {
        'students.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'choice.cleared': { actions: 'clear' },
        'search.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof lockPick>;

export const selectPeople = ({ children }: Snapshot) => children.people;
export const selectPicked = ({ context }: Snapshot) => context.picked;
export const selectTyped = ({ context }: Snapshot) => context.typed;
