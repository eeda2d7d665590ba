import { assign, setup, type SnapshotFrom } from 'xstate';
import type { FoundDraft } from '../../domain/draft';
import { type Failure, errorIn, type ShownFailure, shownFailure } from '../parts/failure';
import { local } from '../parts/local';
import { translated } from '../parts/translated';
import { isOpen, loadReady, type ReadyGrading, submitReady } from './readyWork';

interface Input {
  readonly subjectId: number;
}

interface Context extends Input {
  readonly drafts: readonly FoundDraft[];
  readonly rows: readonly ReadyGrading[];
  readonly failure: ShownFailure | null;
  /** Overtaken, and about to be removed. */
  readonly removed: ReadyGrading | null;
}

type Event =
  | { type: 'load.retried' }
  | { type: 'submit.requested' }
  | { type: 'submit.cancelled' }
  | { type: 'submit.confirmed' }
  | { type: 'removal.requested'; id: number }
  | { type: 'removal.cancelled' }
  | { type: 'removal.confirmed' };

interface Rows {
  readonly rows: readonly ReadyGrading[];
}

/** The gradings that were put aside: reviewed together, and submitted after one question, each with its result. */
export const readyGradings = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    find: local('draft.findAll'),
    load: translated(loadReady),
    submit: translated(submitReady),
    remove: local('draft.remove'),
  },
  guards: {
    hasOpen: ({ context }) => context.rows.some(isOpen),
    isSecond: ({ context }, { id }: { id: number }) =>
      context.rows.some((row) => row.id === id && row.rival !== null),
  },
  actions: {
    keepDrafts: assign((_, { drafts }: { drafts: readonly FoundDraft[] }) => ({ drafts })),
    keepRows: assign((_, { rows }: Rows) => ({ rows, failure: null })),
    keepResults: assign(({ context }, { rows }: Rows) => ({
      rows: context.rows.map((row) => rows.find(({ id }) => id === row.id) ?? row),
    })),
    keepRemoved: assign(({ context }, { id }: { id: number }) => ({
      removed: context.rows.find((row) => row.id === id) ?? null,
    })),
    dropRemoved: assign(({ context }) => ({
      rows: context.rows.filter(({ id }) => id !== context.removed?.id),
    })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
  },
}).createMachine({
  id: 'readyGradings',
  context: ({ input }) => ({ ...input, drafts: [], rows: [], failure: null, removed: null }),
  initial: 'finding',
  states: {
    finding: {
      tags: 'busy',
      invoke: {
        src: 'find',
        input: ({ context }) => ({ begins: `grading.subjective.${context.subjectId}.` }),
        onDone: {
          target: 'loading',
          actions: { type: 'keepDrafts', params: ({ event }) => ({ drafts: event.output }) },
        },
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: errorIn } },
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
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: errorIn } },
      },
    },
    loadFailed: { tags: 'failed', on: { 'load.retried': 'finding' } },
    reviewing: {
      on: {
        'submit.requested': { guard: 'hasOpen', target: 'confirming' },
        'removal.requested': {
          guard: { type: 'isSecond', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: { type: 'keepRemoved', params: ({ event }) => event },
        },
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
    confirming: { on: { 'submit.cancelled': 'reviewing', 'submit.confirmed': 'submitting' } },
    /** Never fails as a whole: each row has a result of its own. */
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context: { subjectId, rows } }) => ({ subjectId, rows: rows.filter(isOpen) }),
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
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectIsAsked = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('submitting');
export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.matches('submitting');
/** What is asked about, or is being removed. */
export const selectRemoved = (snapshot: Snapshot) =>
  snapshot.matches('confirmingRemoval') || snapshot.matches('removing')
    ? snapshot.context.removed
    : null;
export const selectIsRemoving = (snapshot: Snapshot) => snapshot.matches('removing');
