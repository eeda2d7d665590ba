import { emit, setup, type SnapshotFrom } from 'xstate';
import { confirmScore, deleteScore, scoreInfo } from '../../contract/scores';
import { errorIn, type Failure } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type { RecordContext, RecordEvent, RecordInput } from '../parts/record/types';
import { remote } from '../parts/remote';

const definition = { call: scoreInfo, mayBeAbsent: true };
const { actors, guards, actionsFor } = recordParts(definition);
const { finding, absent, loading, loadFailed } = recordStates(definition);

type Context = RecordContext<typeof scoreInfo>;
type Event =
  | RecordEvent
  | { type: 'deletion.requested' }
  | { type: 'confirmation.requested' }
  | { type: 'act.confirmed' }
  | { type: 'act.cancelled' };

const payloadOf = ({ context: { payload } }: { context: Context }) => payload;
const fails = {
  target: 'shown',
  actions: { type: 'showFailure', params: errorIn },
} as const;

/** One score as it was entered: it is changed, deleted, or confirmed, which is for good [CALL-174, CALL-177, CALL-178]. */
export const scoreDetail = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: RecordInput<typeof scoreInfo>;
    emitted: Notice;
    tags: 'busy' | 'failed' | 'empty';
  },
  actors: { ...actors, remove: remote(deleteScore), confirm: remote(confirmScore) },
  guards: {
    ...guards,
    isUnconfirmed: ({ context: { answer } }) => answer?.score.confirmed_at === null,
  },
  actions: {
    ...actionsFor<Event>(),
    tellDeleted: emit((): Notice => successNotice('scores:deletion.done')),
    tellConfirmed: emit((): Notice => successNotice('scores:confirmation.done')),
    showFailure: emit((_, { error }: Failure): Notice => failureNotice(error)),
  },
}).createMachine({
  id: 'scoreDetail',
  context: ({ input }) => unloaded(input),
  initial: 'finding',
  states: {
    ...{ finding, absent, loading, loadFailed },
    ready: {
      initial: 'shown',
      states: {
        shown: {
          on: {
            'deletion.requested': { guard: 'isUnconfirmed', target: 'askingDeletion' },
            'confirmation.requested': { guard: 'isUnconfirmed', target: 'askingConfirmation' },
          },
        },
        askingDeletion: { on: { 'act.confirmed': 'deleting', 'act.cancelled': 'shown' } },
        deleting: {
          invoke: {
            src: 'remove',
            input: payloadOf,
            onDone: { target: '#scoreDetail.deleted', actions: 'tellDeleted' },
            onError: fails,
          },
        },
        askingConfirmation: { on: { 'act.confirmed': 'confirming', 'act.cancelled': 'shown' } },
        confirming: {
          invoke: {
            src: 'confirm',
            input: payloadOf,
            onDone: {
              target: 'shown',
              actions: [
                { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
                'tellConfirmed',
              ],
            },
            onError: fails,
          },
        },
      },
    },
    deleted: { tags: 'empty' },
  },
});

type Snapshot = SnapshotFrom<typeof scoreDetail>;

export const selectScore = ({ context }: Snapshot) => context.answer?.score ?? null;
/** Whether it is asked if it is deleted, or being deleted. */
export const selectIsDeleting = (snapshot: Snapshot) =>
  snapshot.matches({ ready: 'askingDeletion' }) || snapshot.matches({ ready: 'deleting' });
export const selectIsConfirming = (snapshot: Snapshot) =>
  snapshot.matches({ ready: 'askingConfirmation' }) || snapshot.matches({ ready: 'confirming' });
export const selectIsActing = (snapshot: Snapshot) =>
  snapshot.matches({ ready: 'deleting' }) || snapshot.matches({ ready: 'confirming' });
export const selectIsDeleted = (snapshot: Snapshot) => snapshot.matches('deleted');
