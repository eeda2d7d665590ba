import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import {
  type FoundationRecord,
  remindFoundation,
  restartFoundation,
} from '../../contract/foundation';
import { isFrozen } from '../../domain/supervision';
import { errorIn, type Failure, shownFailure, type ShownFailure } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import type { Told } from '../parts/record/types';
import { watchingStates } from '../parts/record/watching';
import { stageOf } from '../parts/stage';
import { foundationWatch, watch } from './watched';

interface RestartInput {
  readonly subjectId: number;
  readonly studentId: number;
}

interface Context extends RestartInput {
  readonly record: FoundationRecord | null;
  readonly failure: ShownFailure | null;
}

type Event =
  | Told<FoundationRecord>
  | { type: 'load.retried' }
  | { type: 'restart.requested' }
  | { type: 'restart.confirmed' }
  | { type: 'restart.cancelled' }
  | { type: 'reminder.requested' };

type Reminded = AnswerOf<typeof remindFoundation>;

const told = ({ event }: { event: { answer: FoundationRecord } }) => event.answer;
const kept = { type: 'keepRecord', params: told } as const;

/** The fields that every call about the student has. */
const student = ({ context: { subjectId, studentId } }: { context: RestartInput }) => ({
  subject_id: subjectId,
  student_id: studentId,
});

/** Assigns a restart of a student's foundation, and reminds the student to confirm it [FRS-01, FRS-02, FRS-04, FRS-05]. */
export const restartAssignment = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: RestartInput;
    emitted: Notice;
    tags: 'busy' | 'failed';
    children: { watch: 'watch' };
  },
  actors: {
    watch: foundationWatch,
    assign: remote(restartFoundation),
    remind: remote(remindFoundation),
  },
  guards: {
    canRestart: ({ context: { record } }) => record !== null && isAssignable(record),
    isStillAssignable: (_, record: FoundationRecord) => isAssignable(record),
    canRemind: ({ context: { record } }) =>
      record?.status === 'awaitingStudent' && record.reminded === null,
  },
  actions: {
    keepRecord: assign((_, record: FoundationRecord) => ({ record, failure: null })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    keepAwaited: assign(({ context: { record } }) => ({
      record: record && { ...record, status: 'awaitingStudent' as const },
    })),
    keepReminded: assign(({ context: { record } }, { results }: Reminded) => ({
      record: record && { ...record, reminded: results[0]?.reminder ?? null },
    })),
    reload: sendTo('watch', { type: 'load.retried' }),
    overtake: sendTo('watch', { type: 'load.overtaken' }),
    tellAssigned: emit(successNotice('foundation:restart.assigned')),
    tellReminded: emit((_, { results }: Reminded): Notice =>
      successNotice(`students:reminding.outcome.${results[0]?.outcome ?? 'notNeeded'}`, {
        count: 1,
      }),
    ),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'restartAssignment',
  context: ({ input }) => ({ ...input, record: null, failure: null }),
  invoke: watch,
  initial: 'loading',
  states: {
    ...watchingStates({ target: 'ready', actions: kept }),
    ready: {
      on: {
        'watch.told': { actions: kept },
        'restart.requested': { guard: 'canRestart', target: 'confirming' },
        'reminder.requested': { guard: 'canRemind', target: 'reminding' },
      },
    },
    /** What the restart does is read before it is assigned; it may be impossible by then. */
    confirming: {
      on: {
        'watch.told': [
          { guard: { type: 'isStillAssignable', params: told }, actions: kept },
          { target: 'ready', actions: kept },
        ],
        'restart.confirmed': 'assigning',
        'restart.cancelled': 'ready',
      },
    },
    assigning: {
      tags: 'busy',
      invoke: {
        src: 'assign',
        input: student,
        onDone: { target: 'ready', actions: ['keepAwaited', 'overtake', 'tellAssigned'] },
        onError: [
          {
            guard: 'canRestart',
            target: 'confirming',
            actions: { type: 'showFailure', params: errorIn },
          },
          { target: 'ready', actions: { type: 'showFailure', params: errorIn } },
        ],
      },
      // What is told meanwhile is taken up once the call is over.
      on: { 'watch.told': { actions: kept } },
    },
    reminding: {
      tags: 'busy',
      invoke: {
        src: 'remind',
        input: ({ context: { subjectId, studentId } }) => ({
          subject_id: subjectId,
          student_ids: [studentId],
        }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepReminded', params: ({ event }) => event.output },
            'overtake',
            { type: 'tellReminded', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'ready', actions: { type: 'showFailure', params: errorIn } },
      },
      on: { 'watch.told': { actions: kept } },
    },
  },
});

function isAssignable({ status, is_supervised: isSupervised, freezes }: FoundationRecord) {
  return status === 'active' && isSupervised && !isFrozen(freezes, 'foundationRestart');
}

type Snapshot = SnapshotFrom<typeof restartAssignment>;

export const selectStudentId = ({ context }: Snapshot) => context.studentId;
/** What the part of the tab shows. */
export const selectStage = (snapshot: Snapshot) =>
  stageOf(snapshot, ['loading', 'loadFailed', 'confirming', 'assigning', 'reminding'], 'ready');
export const selectRecord = ({ context }: Snapshot) => context.record;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectCanRestart = (snapshot: Snapshot) => snapshot.can({ type: 'restart.requested' });
