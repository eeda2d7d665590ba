import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { FoundDraft } from '../../domain/draft';
import { type Failure, type ShownFailure, shownFailure } from '../parts/failure';
import { loadFailed, loadFails } from '../parts/loadFailed';
import { local } from '../parts/local';
import { type Notice, warningNotice } from '../parts/notice';
import { translated } from '../parts/translated';
import { asideBegins } from './putAside';
import { isOpen, loadReady, type ReadyGrading, submitReady } from './readyWork';

interface Input {
  readonly subjectId: number;
}

interface Context extends Input {
  readonly drafts: readonly FoundDraft[];
  readonly rows: readonly ReadyGrading[];
  readonly failure: ShownFailure | null;
  /** Which of them the question is about, and are submitted. */
  readonly asked: readonly ReadyGrading[];
  /** Where the browser still keeps what is submitted. */
  readonly sent: readonly string[];
  /** Overtaken, and about to be removed. */
  readonly removed: ReadyGrading | null;
}

type Event =
  | { type: 'load.retried' }
  | { type: 'submit.requested' }
  /** One that failed is submitted again, without the others. */
  | { type: 'retry.requested'; id: number }
  | { type: 'submit.cancelled' }
  | { type: 'submit.confirmed' }
  | { type: 'removal.requested'; id: number }
  | { type: 'removal.cancelled' }
  | { type: 'removal.confirmed' };

interface Rows {
  readonly rows: readonly ReadyGrading[];
}

const sentIn = (rows: readonly ReadyGrading[]) =>
  rows.filter(({ isSubmitted }) => isSubmitted).map(({ place }) => place);

const contentAt = (drafts: readonly FoundDraft[], at: string) =>
  JSON.stringify(drafts.find(({ place }) => place === at)?.content);

/** The gradings that were put aside: reviewed together, and submitted after one question, each with its result. */
export const readyGradings = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    find: local('draft.findAll'),
    renew: local('draft.findAll'),
    load: translated(loadReady),
    submit: translated(submitReady),
    remove: local('draft.remove'),
  },
  guards: {
    hasOpen: ({ context }) => context.rows.some(isOpen),
    hasSent: ({ context }) => context.sent.length > 0,
    isFailed: ({ context }, { id }: { id: number }) =>
      context.rows.some((row) => row.id === id && isOpen(row) && row.failure !== null),
    /** What is asked about is still put aside as it was shown. */
    isAsShown: (
      { context: { asked, drafts } },
      { drafts: now }: { drafts: readonly FoundDraft[] },
    ) => asked.every(({ place }) => contentAt(now, place) === contentAt(drafts, place)),
    isSecond: ({ context }, { id }: { id: number }) =>
      context.rows.some((row) => row.id === id && row.rival !== null),
  },
  actions: {
    keepDrafts: assign((_, { drafts }: { drafts: readonly FoundDraft[] }) => ({ drafts })),
    /** What turns out to be submitted is not put aside any more. */
    keepRows: assign((_, { rows }: Rows) => ({
      rows: rows.filter(({ isSubmitted }) => !isSubmitted),
      sent: sentIn(rows),
      failure: null,
    })),
    keepResults: assign(({ context }, { rows }: Rows) => ({
      rows: context.rows.map((row) => rows.find(({ id }) => id === row.id) ?? row),
      sent: sentIn(rows),
    })),
    dropSent: assign(({ context }) => ({ sent: context.sent.slice(1) })),
    askAll: assign(({ context }) => ({ asked: context.rows.filter(isOpen) })),
    askOne: assign(({ context }, { id }: { id: number }) => ({
      asked: context.rows.filter((row) => row.id === id),
    })),
    keepRemoved: assign(({ context }, { id }: { id: number }) => ({
      removed: context.rows.find((row) => row.id === id) ?? null,
    })),
    dropRemoved: assign(({ context }) => ({
      rows: context.rows.filter(({ id }) => id !== context.removed?.id),
    })),
    tellChanged: emit(warningNotice('grading:ready.changed')),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
  },
}).createMachine({
  id: 'readyGradings',
  context: ({ input }) => ({
    ...{ ...input, drafts: [], rows: [], failure: null },
    ...{ asked: [], sent: [], removed: null },
  }),
  initial: 'finding',
  states: {
    finding: {
      tags: 'busy',
      invoke: {
        src: 'find',
        input: ({ context }) => ({ begins: asideBegins(context) }),
        onDone: {
          target: 'loading',
          actions: { type: 'keepDrafts', params: ({ event }) => ({ drafts: event.output }) },
        },
        onError: loadFails,
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { subjectId, drafts } }) => ({ subjectId, drafts }),
        onDone: {
          target: 'reviewing',
          actions: { type: 'keepRows', params: ({ event }) => ({ rows: event.output }) },
        },
        onError: loadFails,
      },
    },
    loadFailed: loadFailed('finding'),
    reviewing: {
      always: { guard: 'hasSent', target: 'removingSent' },
      on: {
        'submit.requested': { guard: 'hasOpen', target: 'confirming', actions: 'askAll' },
        'retry.requested': {
          guard: { type: 'isFailed', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'askOne', params: ({ event }) => event },
        },
        'removal.requested': {
          guard: { type: 'isSecond', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: { type: 'keepRemoved', params: ({ event }) => event },
        },
      },
    },
    /** What is submitted is no draft any more. */
    removingSent: {
      invoke: {
        id: 'removeSent',
        src: 'remove',
        input: ({ context }) => ({ key: context.sent[0] ?? '' }),
        onDone: { target: 'reviewing', actions: 'dropSent' },
        onError: { target: 'reviewing', actions: 'dropSent' },
      },
    },
    /** Both gradings, before the one that came second is gone. */
    confirmingRemoval: {
      on: { 'removal.cancelled': 'reviewing', 'removal.confirmed': 'removing' },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => ({ key: context.removed?.place ?? '' }),
        onDone: { target: 'reviewing', actions: 'dropRemoved' },
        onError: 'reviewing',
      },
    },
    confirming: { on: { 'submit.cancelled': 'reviewing', 'submit.confirmed': 'renewing' } },
    /** Another tab may have changed one since it was shown: then all are shown anew, and nothing is submitted. */
    renewing: {
      invoke: {
        id: 'renew',
        src: 'renew',
        input: ({ context }) => ({ begins: asideBegins(context) }),
        onDone: [
          {
            guard: { type: 'isAsShown', params: ({ event }) => ({ drafts: event.output }) },
            target: 'submitting',
          },
          {
            target: 'loading',
            actions: [
              { type: 'keepDrafts', params: ({ event }) => ({ drafts: event.output }) },
              'tellChanged',
            ],
          },
        ],
        onError: loadFails,
      },
    },
    /** Never fails as a whole: each row has a result of its own. */
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context: { subjectId, asked } }) => ({ subjectId, rows: asked }),
        onDone: {
          target: 'reviewing',
          actions: { type: 'keepResults', params: ({ event }) => ({ rows: event.output }) },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof readyGradings>;

export const selectRows = ({ context }: Snapshot) => context.rows;
export const selectOpenCount = ({ context }: Snapshot) => context.rows.filter(isOpen).length;
/** What is asked about before it is submitted. */
export const selectAsked = ({ context }: Snapshot) => context.asked;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectIsSubmitting = (snapshot: Snapshot) =>
  snapshot.matches('renewing') || snapshot.matches('submitting');
export const selectIsAsked = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || selectIsSubmitting(snapshot);
/** What is asked about, or is being removed. */
export const selectRemoved = (snapshot: Snapshot) =>
  snapshot.matches('confirmingRemoval') || snapshot.matches('removing')
    ? snapshot.context.removed
    : null;
export const selectIsRemoving = (snapshot: Snapshot) => snapshot.matches('removing');
