import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { confirmScore, deleteScore, scoreInfo } from '../../contract/scores';
import { isAboutStudent } from '../../contract/socket';
import { errorIn, type Failure } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type {
  RecordContext,
  RecordDefinition,
  RecordEvent,
  RecordInput,
} from '../parts/record/types';
import { remote } from '../parts/remote';

const definition: RecordDefinition<typeof scoreInfo, Scope> = {
  ...{ call: scoreInfo, mayBeAbsent: true, changes: true },
  concerns: (message, { answer }) =>
    message.type === 'student.changed' &&
    (answer === null || isAboutStudent(message, answer.score.student_id)),
};

interface Scope {
  /** The version that was on the screen when it was asked if the score is deleted or confirmed; 0 before. */
  readonly asked: number;
}

const { actors, guards, actionsFor } = recordParts<typeof scoreInfo, Scope>(definition);
const {
  ready: known,
  finding,
  absent,
  loading,
  loadFailed,
} = recordStates<typeof scoreInfo, Scope>(definition);

type Context = RecordContext<typeof scoreInfo, Scope>;
type Event =
  | RecordEvent
  | { type: 'deletion.requested' }
  | { type: 'confirmation.requested' }
  | { type: 'act.confirmed' }
  | { type: 'act.cancelled' };

/** The score as it was asked about: the server refuses an act on one that has changed since. */
const seenOf = ({ context: { payload, scope } }: { context: Context }) => ({
  ...payload,
  version: scope.asked,
});
const fails = {
  target: 'none',
  actions: { type: 'showFailure', params: errorIn },
} as const;

/** One score as it was entered: it is changed, deleted, or confirmed, which is for good [CALL-174, CALL-177, CALL-178]. */
export const scoreDetail = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: RecordInput<typeof scoreInfo, Scope>;
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
    keepAsked: assign(({ context }) => ({ scope: { asked: context.answer?.score.version ?? 0 } })),
    // Not keepAnswer: the page must stay marked as outdated after a failed load.
    keepConfirmed: assign((_, { answer }: { answer: AnswerOf<typeof scoreInfo> }) => ({ answer })),
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
      type: 'parallel',
      states: {
        known,
        act: {
          initial: 'none',
          states: {
            none: {
              on: {
                'deletion.requested': {
                  ...{ guard: 'isUnconfirmed', target: 'askingDeletion', actions: 'keepAsked' },
                },
                'confirmation.requested': {
                  ...{ guard: 'isUnconfirmed', target: 'askingConfirmation', actions: 'keepAsked' },
                },
              },
            },
            askingDeletion: { on: { 'act.confirmed': 'deleting', 'act.cancelled': 'none' } },
            deleting: {
              invoke: {
                src: 'remove',
                input: seenOf,
                onDone: { target: '#scoreDetail.deleted', actions: 'tellDeleted' },
                onError: fails,
              },
            },
            askingConfirmation: { on: { 'act.confirmed': 'confirming', 'act.cancelled': 'none' } },
            confirming: {
              invoke: {
                src: 'confirm',
                input: seenOf,
                onDone: {
                  target: 'none',
                  actions: [
                    { type: 'keepConfirmed', params: ({ event }) => ({ answer: event.output }) },
                    'keepOvertaken',
                    'tellConfirmed',
                  ],
                },
                onError: fails,
              },
            },
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
  snapshot.matches({ ready: { act: 'askingDeletion' } }) ||
  snapshot.matches({ ready: { act: 'deleting' } });
export const selectIsConfirming = (snapshot: Snapshot) =>
  snapshot.matches({ ready: { act: 'askingConfirmation' } }) ||
  snapshot.matches({ ready: { act: 'confirming' } });
export const selectIsActing = (snapshot: Snapshot) =>
  snapshot.matches({ ready: { act: 'deleting' } }) ||
  snapshot.matches({ ready: { act: 'confirming' } });
export const selectIsDeleted = (snapshot: Snapshot) => snapshot.matches('deleted');
