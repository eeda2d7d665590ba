import { emit, setup, type SnapshotFrom } from 'xstate';
import { withdrawHomework } from '../../contract/homework';
import { errorIn } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import type { Address } from '../parts/collection/query';
import { assignmentPersonRows } from './personRows';

interface Context {
  readonly subjectId: number;
  readonly homeworkId: number;
  /** What the list begins with. */
  readonly address: Address;
}

type Event =
  | { type: 'withdrawal.requested' }
  | { type: 'withdrawal.confirmed' }
  | { type: 'withdrawal.cancelled' };

/** One assignment: its students, and taking it back, which makes what nobody finished invalid. */
export const homeworkDetail = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as Notice,
    tags: {} as 'busy' | 'done',
    children: {} as { persons: 'assignmentPersonRows' },
  },
  actors: { assignmentPersonRows, withdraw: remote(withdrawHomework) },
  actions: {
    tellWithdrawn: emit((_, { count }: { count: number }): Notice =>
      successNotice('homework:withdrawal.done', { count }),
    ),
    tellFailure: emit((_, { error }: { error: unknown }): Notice => failureNotice(error)),
  },
}).createMachine({
  id: 'homeworkDetail',
  context: ({ input }) => input,
  invoke: {
    id: 'persons',
    src: 'assignmentPersonRows',
    input: ({ context: { subjectId, homeworkId, address } }) => ({
      scope: { subject_id: subjectId, homework_id: homeworkId },
      address,
    }),
  },
  initial: 'browsing',
  states: {
    browsing: { on: { 'withdrawal.requested': 'confirming' } },
    confirming: {
      on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.cancelled': 'browsing' },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        src: 'withdraw',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          homework_id: context.homeworkId,
        }),
        onDone: {
          target: 'withdrawn',
          actions: {
            type: 'tellWithdrawn',
            params: ({ event }) => ({ count: event.output.invalid_count }),
          },
        },
        onError: {
          target: 'browsing',
          actions: { type: 'tellFailure', params: errorIn },
        },
      },
    },
    /** Once and for all; the list of its students is read on. */
    withdrawn: { tags: 'done' },
  },
});

type Snapshot = SnapshotFrom<typeof homeworkDetail>;

export const selectPersons = ({ children }: Snapshot) => children.persons;
export const selectIsAsking = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('withdrawing');
export const selectIsWithdrawing = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsWithdrawn = (snapshot: Snapshot) => snapshot.hasTag('done');
