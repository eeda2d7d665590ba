import { assign, sendParent, setup, type SnapshotFrom } from 'xstate';
import type { Draft } from '../../domain/draft';
import { local } from './local';
import { signal, type Signals } from './signal';

export interface DraftInput {
  /** The key of the draft, such as `feedback.42`; the storage adds the account. */
  readonly key: string;
}

interface Context extends DraftInput {
  /** The draft that was found; null when there was none, or a person has decided on it. */
  readonly found: Draft | null;
  /** The form's values now. */
  readonly content: unknown;
  /** When it was last kept, in epoch ms: the proof that a person sees. */
  readonly savedAt: number | null;
}

type Event =
  | { type: 'content.changed'; content: unknown }
  | { type: 'draft.restored' }
  | { type: 'draft.discarded' }
  | { type: 'draft.removed' }
  | { type: 'retry.requested' }
  | Signals['visibility'];

/** The event that the form receives when a person restores the draft. */
export interface ContentRestored {
  type: 'content.restored';
  content: unknown;
}

/**
 * Keeps the draft of the form that invokes it: offers the draft that was found, and saves 400 ms after the
 * first unsaved change, so that at most half a second of typing can be lost. It ends once the form has
 * sent `draft.removed` and the draft is deleted. A failure here never changes the form's values.
 */
export const draft = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: DraftInput;
    tags: 'busy' | 'failed' | 'done';
  },
  actors: {
    loadDraft: local('draft.load'),
    saveDraft: local('draft.save'),
    removeDraft: local('draft.remove'),
    visibility: signal('visibility'),
  },
  delays: { untilSaved: 400 },
  actions: {
    setFound: assign((_, { found }: { found: Draft | null }) => ({ found })),
    forgetFound: assign({ found: null }),
    setContent: assign((_, { content }: { content: unknown }) => ({ content })),
    setSaved: assign((_, { saved }: { saved: Draft }) => ({ savedAt: saved.savedAt })),
    tellContent: sendParent(({ context }): ContentRestored => ({
      type: 'content.restored',
      content: context.found?.content,
    })),
  },
  guards: {
    hasFound: (_, { found }: { found: Draft | null }) => found !== null,
    hasContent: ({ context }) => context.content !== null,
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({ ...input, found: null, content: null, savedAt: null }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: { id: 'visibility', src: 'visibility' },
      on: { 'draft.removed': 'removing' },
      states: {
        offer: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadDraft',
                src: 'loadDraft',
                input: ({ context }) => ({ key: context.key }),
                onDone: [
                  {
                    guard: { type: 'hasFound', params: ({ event }) => ({ found: event.output }) },
                    target: 'offered',
                    actions: { type: 'setFound', params: ({ event }) => ({ found: event.output }) },
                  },
                  { target: 'decided' },
                ],
                onError: 'decided',
              },
            },
            offered: {
              on: {
                'draft.restored': { target: 'decided', actions: ['tellContent', 'forgetFound'] },
                // What has been typed meanwhile has already taken the old draft's place.
                'draft.discarded': [
                  { guard: 'hasContent', target: 'decided', actions: 'forgetFound' },
                  { target: 'discarding', actions: 'forgetFound' },
                ],
              },
            },
            discarding: {
              invoke: {
                id: 'discardDraft',
                src: 'removeDraft',
                input: ({ context }) => ({ key: context.key }),
                onDone: 'decided',
                onError: 'decided',
              },
            },
            decided: {},
          },
        },
        keeping: {
          initial: 'unchanged',
          on: {
            'content.changed': {
              target: '.waiting',
              actions: { type: 'setContent', params: ({ event }) => ({ content: event.content }) },
            },
          },
          states: {
            unchanged: {},
            // A tab that is hidden may never come back, a page that is left ends its charts.
            waiting: {
              after: { untilSaved: 'saving' },
              on: {
                'page.hidden': 'saving',
                'page.left': 'saving',
                // Typing on does not put the save off.
                'content.changed': {
                  actions: {
                    type: 'setContent',
                    params: ({ event }) => ({ content: event.content }),
                  },
                },
              },
            },
            saving: {
              tags: 'busy',
              invoke: {
                id: 'saveDraft',
                src: 'saveDraft',
                input: ({ context }) => ({ key: context.key, content: context.content }),
                onDone: {
                  target: 'saved',
                  actions: { type: 'setSaved', params: ({ event }) => ({ saved: event.output }) },
                },
                onError: 'saveFailed',
              },
            },
            saved: { tags: 'done' },
            saveFailed: { tags: 'failed', on: { 'retry.requested': 'saving' } },
          },
        },
      },
    },
    removing: {
      invoke: {
        id: 'removeDraft',
        src: 'removeDraft',
        input: ({ context }) => ({ key: context.key }),
        onDone: 'removed',
        onError: 'removed',
      },
    },
    removed: { type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof draft>;

/** The draft that is offered; null without one. */
export const selectFoundDraft = ({ context }: Snapshot) => context.found;
/** When the draft was last saved, in epoch ms. */
export const selectSavedAt = ({ context }: Snapshot) => context.savedAt;
/** Whether changes are being saved, the pause before it included. */
export const selectIsSaving = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') || snapshot.matches({ open: { keeping: 'waiting' } });
/** The browser refuses to keep it, such as when it is full; the text is on the screen only. */
export const selectIsSaveFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
