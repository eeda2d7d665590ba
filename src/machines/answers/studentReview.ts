import { setup, type SnapshotFrom } from 'xstate';
import type { Address } from '../parts/collection/query';
import { reviewConfig, reviewLogRows } from './reviews';

interface Input {
  readonly student: { readonly subject_id: number; readonly student_id: number };
  /** What the log begins with. */
  readonly address: Address;
}

/** A student's reviews: what is set, and the days on which the student reviewed. */
export const studentReview = setup({
  types: {
    context: {} as Input,
    input: {} as Input,
    children: {} as { config: 'reviewConfig'; log: 'reviewLogRows' },
  },
  actors: { reviewConfig, reviewLogRows },
}).createMachine({
  id: 'studentReview',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'config',
      src: 'reviewConfig',
      input: ({ context: { student } }) => ({ payload: student, scope: {} }),
    },
    {
      id: 'log',
      src: 'reviewLogRows',
      input: ({ context: { student, address } }) => ({ scope: student, address }),
    },
  ],
  initial: 'shown',
  states: { shown: {} },
});

type Snapshot = SnapshotFrom<typeof studentReview>;

export const selectConfig = ({ children }: Snapshot) => children.config;
export const selectLog = ({ children }: Snapshot) => children.log;
