import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { deleteExam } from '../../contract/exams';
import { errorIn, type Failure } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { examLink } from './examLink';
import { examSheet } from './examSheet';

interface Payload {
  readonly subject_id: number;
  readonly report_id: number;
}

interface Seen {
  /** The version of the result that was on the screen. */
  readonly version: number;
}

type Event =
  | ({ type: 'deletion.requested' } & Seen)
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.cancelled' };

const ofReport = ({ context: { subject_id, report_id } }: { context: Payload }) => ({
  payload: { subject_id, report_id },
  scope: { numbers: [] },
});

/** The analysis of a result, the link by which parents read it, and its deletion [SCREEN-139, ROUTE-060]. */
export const examAnalysis = setup({
  types: {} as {
    context: Payload & Seen;
    events: Event;
    input: Payload;
    emitted: Notice;
    tags: 'empty';
    children: { sheet: 'examSheet'; link: 'examLink' };
  },
  actors: { examSheet, examLink, removeExam: remote(deleteExam) },
  actions: {
    keepSeen: assign((_, { version }: Seen) => ({ version })),
    tellDeleted: emit((): Notice => successNotice('exams:deletion.done')),
    showFailure: emit((_, { error }: Failure): Notice => failureNotice(error)),
  },
}).createMachine({
  id: 'examAnalysis',
  context: ({ input }) => ({ ...input, version: 0 }),
  initial: 'reading',
  states: {
    reading: {
      invoke: [
        { id: 'sheet', src: 'examSheet', input: ofReport },
        { id: 'link', src: 'examLink', input: ofReport },
      ],
      initial: 'shown',
      states: {
        shown: {
          on: {
            'deletion.requested': {
              target: 'askingDeletion',
              actions: { type: 'keepSeen', params: ({ event }) => event },
            },
          },
        },
        askingDeletion: {
          on: { 'deletion.confirmed': 'deleting', 'deletion.cancelled': 'shown' },
        },
        deleting: {
          invoke: {
            src: 'removeExam',
            input: ({ context }) => context,
            onDone: { target: '#examAnalysis.deleted', actions: 'tellDeleted' },
            onError: { target: 'shown', actions: { type: 'showFailure', params: errorIn } },
          },
        },
      },
    },
    deleted: { tags: 'empty' },
  },
});

type Snapshot = SnapshotFrom<typeof examAnalysis>;

export const selectSheet = ({ children }: Snapshot) => children.sheet;
export const selectLink = ({ children }: Snapshot) => children.link;
export const selectIsDeleting = (snapshot: Snapshot) => snapshot.matches({ reading: 'deleting' });
/** Whether it is asked if the result is deleted, or being deleted. */
export const selectIsAsked = (snapshot: Snapshot) =>
  snapshot.matches({ reading: 'askingDeletion' }) || selectIsDeleting(snapshot);
export const selectIsDeleted = (snapshot: Snapshot) => snapshot.matches('deleted');
