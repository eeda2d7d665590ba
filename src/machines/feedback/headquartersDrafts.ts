import { assign, emit, sendParent, setup, type SnapshotFrom } from 'xstate';
import type { FoundDraft } from '../../domain/draft';
import type { HeadquartersType } from '../../domain/feedback';
import {
  headquartersDraftKey,
  headquartersDraftsIn,
  type HeadquartersDraft,
} from '../../domain/headquartersDrafts';
import { loadFailed } from '../parts/loadFailed';
import { local } from '../parts/local';
import { type Notice, successNotice, warningNotice } from '../parts/notice';
import { signal, type Signals } from '../parts/signal';

interface Input {
  readonly subjectId: number;
}

interface Context extends Input {
  /** The latest first. */
  readonly drafts: readonly HeadquartersDraft[];
  /** Only those of this type are listed; null lists all. */
  readonly type: HeadquartersType | null;
  /** The one that the question is about. */
  readonly asked: HeadquartersDraft | null;
}

type Event =
  /** The page shows the box. */
  | { type: 'box.opened' }
  | { type: 'load.retried' }
  | { type: 'type.filtered'; feedbackType: HeadquartersType | null }
  | { type: 'removal.requested'; place: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | Signals['drafts'];

/** What the page hears: the form may still hold what was removed. */
export interface DraftRemoved {
  type: 'draft.removed';
  place: string;
}

interface Named {
  readonly place: string;
}

const drafted = ({ context: { subjectId } }: { context: Context }) => ({
  key: headquartersDraftKey(subjectId),
});
const kept = ({ event }: { event: { output: readonly FoundDraft[] } }) => ({
  drafts: headquartersDraftsIn(event.output),
});

/**
 * The draft box: what was written to headquarters about a subject, is kept in this browser, and is not sent. It runs
 * as long as the page, so that a removal comes to its end wherever the page goes meanwhile.
 */
export const headquartersDrafts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    find: local('draft.find'),
    check: local('draft.find'),
    remove: local('draft.remove'),
    changes: signal('drafts'),
  },
  guards: {
    isListed: ({ context }, { place }: Named) =>
      context.drafts.some((draft) => draft.place === place),
    isAskedIn: ({ context: { asked } }, { drafts }: Pick<Context, 'drafts'>) =>
      drafts.some(({ place }) => place === asked?.place),
  },
  actions: {
    keepDrafts: assign((_, { drafts }: Pick<Context, 'drafts'>) => ({ drafts })),
    keepType: assign((_, { feedbackType }: { feedbackType: HeadquartersType | null }) => ({
      type: feedbackType,
    })),
    keepAsked: assign(({ context }, { place }: Named) => ({
      asked: context.drafts.find((draft) => draft.place === place) ?? null,
    })),
    renewAsked: assign(({ context: { drafts, asked } }) => ({
      asked: drafts.find(({ place }) => place === asked?.place) ?? null,
    })),
    dropAsked: assign(({ context: { drafts, asked } }) => ({
      drafts: drafts.filter(({ place }) => place !== asked?.place),
      asked: null,
    })),
    tellRemoved: sendParent(({ context: { asked } }): DraftRemoved => ({
      type: 'draft.removed',
      place: asked?.place ?? '',
    })),
    showRemoved: emit(successNotice('feedback:draft.removed')),
    showGone: emit(warningNotice('feedback:draft.gone')),
    showKept: emit(warningNotice('feedback:draft.notRemoved')),
  },
}).createMachine({
  id: 'headquartersDrafts',
  context: ({ input }) => ({ ...input, drafts: [], type: null, asked: null }),
  invoke: { id: 'changes', src: 'changes' },
  on: { 'box.opened': '.finding' },
  initial: 'closed',
  states: {
    closed: {},
    finding: {
      tags: 'busy',
      invoke: {
        id: 'find',
        src: 'find',
        input: drafted,
        onDone: { target: 'listed', actions: { type: 'keepDrafts', params: kept } },
        onError: 'loadFailed',
      },
      on: { 'drafts.changed': { target: 'finding', reenter: true } },
    },
    loadFailed: loadFailed('finding'),
    listed: {
      initial: 'current',
      on: {
        'type.filtered': { actions: { type: 'keepType', params: ({ event }) => event } },
        'removal.requested': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
        'drafts.changed': '.refreshing',
      },
      states: {
        current: {},
        /** A draft was kept or removed, here or in another tab. */
        refreshing: {
          invoke: {
            id: 'refind',
            src: 'find',
            input: drafted,
            onDone: { target: 'current', actions: { type: 'keepDrafts', params: kept } },
            onError: 'current',
          },
        },
      },
    },
    confirmingRemoval: {
      initial: 'asking',
      on: {
        'removal.cancelled': 'listed.refreshing',
        'removal.confirmed': 'removing',
        'drafts.changed': { target: '.checking', reenter: true },
      },
      states: {
        asking: {},
        /** The draft may have been sent or removed in another tab: then there is nothing left to ask. */
        checking: {
          invoke: {
            id: 'check',
            src: 'check',
            input: drafted,
            onDone: [
              {
                guard: { type: 'isAskedIn', params: kept },
                target: 'asking',
                actions: [{ type: 'keepDrafts', params: kept }, 'renewAsked'],
              },
              {
                target: '#headquartersDrafts.listed',
                actions: [{ type: 'keepDrafts', params: kept }, 'showGone'],
              },
            ],
            onError: 'asking',
          },
        },
      },
    },
    removing: {
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { asked } }) => ({ key: asked?.place ?? '' }),
        onDone: {
          target: 'listed.refreshing',
          actions: ['tellRemoved', 'dropAsked', 'showRemoved'],
        },
        onError: { target: 'listed.refreshing', actions: 'showKept' },
      },
      on: { 'box.opened': {} },
    },
  },
});

type Snapshot = SnapshotFrom<typeof headquartersDrafts>;

export const selectFilteredType = ({ context }: Snapshot) => context.type;
/** Those of every type. */
export const selectDrafts = ({ context }: Snapshot) => context.drafts;
export const selectIsFinding = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') || snapshot.matches('closed');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
/** What is asked about, or is being removed. */
export const selectAsked = (snapshot: Snapshot) =>
  snapshot.matches('confirmingRemoval') || snapshot.matches('removing')
    ? snapshot.context.asked
    : null;
export const selectIsRemoving = (snapshot: Snapshot) => snapshot.matches('removing');
