import { assign, setup, type SnapshotFrom } from 'xstate';
import type { FoundDraft } from '../../domain/draft';
import { agreementOf } from '../../domain/grading';
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
}

type Event =
  | { type: 'load.retried' }
  | { type: 'submit.requested' }
  | { type: 'submit.cancelled' }
  | { type: 'submit.confirmed' };

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
  },
  guards: { hasOpen: ({ context }) => context.rows.some(isOpen) },
  actions: {
    keepDrafts: assign((_, { drafts }: { drafts: readonly FoundDraft[] }) => ({ drafts })),
    keepRows: assign((_, { rows }: Rows) => ({ rows, failure: null })),
    keepResults: assign(({ context }, { rows }: Rows) => ({
      rows: context.rows.map((row) => rows.find(({ id }) => id === row.id) ?? row),
    })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
  },
}).createMachine({
  id: 'readyGradings',
  context: ({ input }) => ({ ...input, drafts: [], rows: [], failure: null }),
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
    reviewing: { on: { 'submit.requested': { guard: 'hasOpen', target: 'confirming' } } },
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

/** Whether a score is far from the others that were put aside. */
export const isFarAmong = (rows: readonly ReadyGrading[]) => {
  const batch = agreementOf(rows.map(({ score }) => score));
  return ({ score }: ReadyGrading) => batch?.isFar(score) ?? false;
};
