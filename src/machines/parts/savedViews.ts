import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { removeView, renameView, saveView, viewList } from '../../contract/savedViews';
import { type SavedView, viewName, viewOf } from '../../domain/savedViews';
import { errorIn, type Failure, shownFailure, type ShownFailure } from './failure';
import { remote } from './remote';

interface Input {
  /** The path of the page whose views they are. */
  readonly path: string;
  readonly subjectId: number;
}

interface Renamed {
  readonly viewId: number;
  /** The name as it is typed. */
  readonly name: string;
  /** Why it does not get that name. */
  readonly failure: ShownFailure | null;
}

interface Context extends Input {
  readonly views: readonly SavedView[];
  /** The name that is typed for a new one. */
  readonly name: string;
  /** How often somebody wanted to save under a name that cannot be one. */
  readonly attempts: number;
  /** The view that gets another name; null while none does. */
  readonly renamed: Renamed | null;
  /** The view that was removed last, or is being removed: it can be had back while the list is open. */
  readonly removed: SavedView | null;
  readonly failure: ShownFailure | null;
}

const isViewName = (name: string) => z.safeParse(viewName, name).success;

type Event =
  | { type: 'views.opened' }
  | { type: 'views.closed' }
  | { type: 'views.retried' }
  | { type: 'view.chosen'; query: string }
  | { type: 'view.removed'; viewId: number }
  | { type: 'removal.undone' }
  | { type: 'rename.requested'; viewId: number }
  | { type: 'newName.changed'; name: string }
  | { type: 'rename.submitted' }
  | { type: 'rename.cancelled' }
  | { type: 'name.changed'; name: string }
  | { type: 'view.saved'; query: string };

/** Filters of a page, saved under names: chosen, renamed, replaced by another of the same name, removed and had back. */
export const savedViews = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as { type: 'page.requested'; to: string },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    load: remote(viewList),
    save: remote(saveView),
    rename: remote(renameView),
    removeView: remote(removeView),
  },
  guards: {
    hasViewName: ({ context }) => isViewName(context.name),
    hasRemoved: ({ context }) => context.removed !== null,
    hasNewName: ({ context }) => isViewName(context.renamed?.name ?? ''),
    isSameName: ({ context: { views, renamed } }) =>
      views.some(({ view_id, name }) => view_id === renamed?.viewId && name === renamed.name),
  },
  actions: {
    keepViews: assign((_, { list }: { list: readonly SavedView[] }) => ({ views: list })),
    keepName: assign((_, { name }: { name: string }) => ({ name })),
    forgetName: assign({ name: '', attempts: 0 }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    forgetAttempts: assign({ attempts: 0 }),
    beginRename: assign(({ context }, { viewId }: { viewId: number }) => {
      const name = context.views.find(({ view_id }) => view_id === viewId)?.name ?? '';
      return { renamed: { viewId, name, failure: null } };
    }),
    keepNewName: assign(({ context: { renamed } }, { name }: { name: string }) => ({
      renamed: renamed && { ...renamed, name, failure: null },
    })),
    keepRefusal: assign(({ context: { renamed } }, { error }: Failure) => ({
      renamed: renamed && { ...renamed, failure: shownFailure(error) },
    })),
    keepRemoved: assign(({ context: { views } }, { viewId }: { viewId: number }) => ({
      removed: views.find(({ view_id }) => view_id === viewId) ?? null,
    })),
    forgetRemoved: assign({ removed: null }),
    endRename: assign({ renamed: null }),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    forgetFailure: assign({ failure: null }),
    goTo: emit(({ context }, { query }: { query: string }) => ({
      type: 'page.requested' as const,
      to: `${context.path}?subject_id=${String(context.subjectId)}${query === '' ? '' : `&${query}`}`,
    })),
  },
}).createMachine({
  id: 'savedViews',
  context: ({ input }) => ({
    ...input,
    views: [],
    ...{ name: '', attempts: 0 },
    renamed: null,
    removed: null,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: { entry: ['forgetRemoved', 'forgetAttempts'], on: { 'views.opened': 'open' } },
    open: {
      initial: 'loading',
      on: { 'views.closed': 'closed' },
      states: {
        loading: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'load',
            input: ({ context: { path } }) => ({ path }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepViews', params: ({ event }) => event.output },
            },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: errorIn } },
          },
        },
        failed: {
          tags: 'failed',
          on: { 'views.retried': 'loading' },
        },
        shown: {
          initial: 'resting',
          on: {
            'rename.requested': {
              target: '.renaming',
              actions: [{ type: 'beginRename', params: ({ event }) => event }, 'forgetFailure'],
            },
            'view.chosen': {
              target: '#savedViews.closed',
              actions: { type: 'goTo', params: ({ event }) => event },
            },
            'name.changed': {
              actions: [{ type: 'keepName', params: ({ event }) => event }, 'forgetFailure'],
            },
            'view.saved': [{ guard: 'hasViewName', target: 'saving' }, { actions: 'countAttempt' }],
            'view.removed': {
              target: 'removing',
              actions: { type: 'keepRemoved', params: ({ event }) => event },
            },
            'removal.undone': { guard: 'hasRemoved', target: 'restoring' },
          },
          states: {
            resting: { entry: 'endRename' },
            renaming: {
              on: {
                'newName.changed': {
                  actions: { type: 'keepNewName', params: ({ event }) => event },
                },
                'rename.submitted': [
                  { guard: 'isSameName', target: 'resting' },
                  { guard: 'hasNewName', target: '#savedViews.open.changingName' },
                ],
                'rename.cancelled': 'resting',
              },
            },
          },
        },
        changingName: {
          tags: 'busy',
          invoke: {
            src: 'rename',
            input: ({ context: { renamed } }) => ({
              view_id: renamed?.viewId ?? 0,
              name: renamed?.name ?? '',
            }),
            onDone: { target: 'loading', actions: 'endRename' },
            onError: {
              target: 'shown.renaming',
              actions: { type: 'keepRefusal', params: errorIn },
            },
          },
        },
        saving: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'save',
            input: ({ context: { path, name }, event }) => ({
              ...{ path, name },
              query: event.type === 'view.saved' ? viewOf(event.query) : '',
            }),
            onDone: { target: 'loading', actions: ['forgetName', 'forgetRemoved'] },
            onError: { target: 'shown', actions: { type: 'keepFailure', params: errorIn } },
          },
        },
        removing: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'removeView',
            input: ({ event }) => ({ view_id: event.type === 'view.removed' ? event.viewId : 0 }),
            onDone: 'loading',
            onError: {
              target: 'shown',
              actions: [{ type: 'keepFailure', params: errorIn }, 'forgetRemoved'],
            },
          },
        },
        restoring: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'save',
            input: ({ context: { path, removed } }) => ({
              ...{ path, name: removed?.name ?? '', query: removed?.query ?? '' },
            }),
            onDone: { target: 'loading', actions: 'forgetRemoved' },
            onError: { target: 'shown', actions: { type: 'keepFailure', params: errorIn } },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof savedViews>;

export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches('open');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectViews = ({ context }: Snapshot) => context.views;
export const selectAttempts = ({ context }: Snapshot) => context.attempts;
/** Whether saving was tried under a name that cannot be one, and what is typed still cannot. */
export const selectIsNameWrong = ({ context: { attempts, name } }: Snapshot) =>
  attempts > 0 && !isViewName(name);
export const selectName = ({ context }: Snapshot) => context.name;
export const selectRenamed = ({ context }: Snapshot) => context.renamed;
/** Whether what is typed as the new name cannot be one. */
export const selectIsNewNameWrong = ({ context: { renamed } }: Snapshot) =>
  renamed !== null && !isViewName(renamed.name);
/** The name of the view that can be had back, or null. */
export const selectRemovedName = (snapshot: Snapshot) =>
  snapshot.can({ type: 'removal.undone' }) ? (snapshot.context.removed?.name ?? null) : null;
export const selectFailure = ({ context }: Snapshot) => context.failure;
