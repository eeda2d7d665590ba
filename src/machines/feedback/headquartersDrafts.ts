import { assign, emit, sendParent, setup, type SnapshotFrom } from 'xstate';
import type { HeadquartersType } from '../../domain/feedback';
import {
  headquartersKey,
  keptHeadquarters,
  type KeptHeadquarters,
} from '../../domain/headquartersKept';
import { local } from '../parts/local';
import { type Notice, successNotice, warningNotice } from '../parts/notice';

interface Input {
  readonly subjectId: number;
}

interface Context extends Input {
  /** The latest first. */
  readonly drafts: readonly KeptHeadquarters[];
  /** Only those of this type are listed; null lists all. */
  readonly type: HeadquartersType | null;
  /** The one that the question is about. */
  readonly asked: KeptHeadquarters | null;
}

type Event =
  | { type: 'load.retried' }
  | { type: 'type.filtered'; feedbackType: HeadquartersType | null }
  | { type: 'removal.requested'; place: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' };

/** What the page hears: the form may still hold what was removed. */
export interface DraftRemoved {
  type: 'draft.removed';
}

interface Named {
  readonly place: string;
}

/** The draft box: what was written to headquarters about a subject, is kept in this browser, and is not sent. */
export const headquartersDrafts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    tags: {} as 'busy' | 'failed',
  },
  actors: { find: local('draft.find'), remove: local('draft.remove') },
  guards: {
    isListed: ({ context }, { place }: Named) =>
      context.drafts.some((draft) => draft.place === place),
  },
  actions: {
    keepDrafts: assign((_, { drafts }: Pick<Context, 'drafts'>) => ({ drafts })),
    keepType: assign((_, { feedbackType }: { feedbackType: HeadquartersType | null }) => ({
      type: feedbackType,
    })),
    keepAsked: assign(({ context }, { place }: Named) => ({
      asked: context.drafts.find((draft) => draft.place === place) ?? null,
    })),
    dropAsked: assign(({ context: { drafts, asked } }) => ({
      drafts: drafts.filter(({ place }) => place !== asked?.place),
      asked: null,
    })),
    tellRemoved: sendParent((): DraftRemoved => ({ type: 'draft.removed' })),
    showRemoved: emit(successNotice('feedback:draft.removed')),
    showKept: emit(warningNotice('feedback:draft.notRemoved')),
  },
}).createMachine({
  id: 'headquartersDrafts',
  context: ({ input }) => ({ ...input, drafts: [], type: null, asked: null }),
  initial: 'finding',
  states: {
    finding: {
      tags: 'busy',
      invoke: {
        src: 'find',
        input: ({ context: { subjectId } }) => ({ key: headquartersKey(subjectId) }),
        onDone: {
          target: 'listed',
          actions: {
            type: 'keepDrafts',
            params: ({ event }) => ({ drafts: keptHeadquarters(event.output) }),
          },
        },
        onError: 'loadFailed',
      },
    },
    loadFailed: { tags: 'failed', on: { 'load.retried': 'finding' } },
    listed: {
      on: {
        'type.filtered': { actions: { type: 'keepType', params: ({ event }) => event } },
        'removal.requested': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
      },
    },
    confirmingRemoval: {
      on: { 'removal.cancelled': 'listed', 'removal.confirmed': 'removing' },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context: { asked } }) => ({ key: asked?.place ?? '' }),
        onDone: { target: 'listed', actions: ['dropAsked', 'tellRemoved', 'showRemoved'] },
        onError: { target: 'listed', actions: 'showKept' },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof headquartersDrafts>;

export const selectFilteredType = ({ context }: Snapshot) => context.type;
/** Those of every type. */
export const selectDrafts = ({ context }: Snapshot) => context.drafts;
export const selectIsFinding = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
/** What is asked about, or is being removed. */
export const selectAsked = (snapshot: Snapshot) =>
  snapshot.matches('confirmingRemoval') || snapshot.matches('removing')
    ? snapshot.context.asked
    : null;
export const selectIsRemoving = (snapshot: Snapshot) => snapshot.matches('removing');
