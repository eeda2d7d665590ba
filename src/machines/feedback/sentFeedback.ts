import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { feedbackInfo } from '../../contract/feedback';
import { type ShownFailure, shownFailure } from '../parts/failure';
import { local } from '../parts/local';
import { type Notice, warningNotice } from '../parts/notice';
import { remote } from '../parts/remote';

type Sent = AnswerOf<typeof feedbackInfo>;

interface Input {
  readonly subjectId: number;
  readonly feedbackId: number;
}

interface Context extends Input {
  readonly sent: Sent | null;
  readonly failure: ShownFailure | null;
}

type Event = { type: 'load.retried' } | { type: 'file.requested' };

/** One feedback as it went to headquarters; it can be read, and its record kept as a file [CALL-149]. */
export const sentFeedback = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: Notice;
    tags: 'busy' | 'failed';
  },
  actors: { load: remote(feedbackInfo), saveRecord: local('record.save') },
  guards: { hasRecord: ({ context: { sent } }) => sent !== null && sent.record !== null },
  actions: {
    keepSent: assign((_, { sent }: { sent: Sent }) => ({ sent })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
    tellFailure: emit(warningNotice('feedback:record.notSaved')),
  },
}).createMachine({
  id: 'sentFeedback',
  context: ({ input }) => ({ ...input, sent: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          feedback_id: context.feedbackId,
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadFailed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    shown: { on: { 'file.requested': { guard: 'hasRecord', target: 'savingFile' } } },
    savingFile: {
      invoke: {
        id: 'saveRecord',
        src: 'saveRecord',
        input: ({ context }) => ({ record: context.sent?.record ?? null }),
        onDone: 'shown',
        onError: { target: 'shown', actions: 'tellFailure' },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof sentFeedback>;

/** What was sent; null until it is there. */
export const selectSent = ({ context }: Snapshot) => context.sent;
/** Why it could not be loaded; null where it is there or on its way. */
export const selectLoadFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
