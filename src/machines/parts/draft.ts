import type { SnapshotFrom } from 'xstate';
import { draftSetup, searched, unread } from './draft/setup';

export type {
  ContentKept,
  ContentNotKept,
  ContentRemoved,
  ContentRestored,
  DraftInput,
} from './draft/setup';

/**
 * Keeps the draft of the form that invokes it. It offers the drafts that were found, notes each change at once,
 * and saves 400 ms after the first unsaved change, so that at most half a second of typing can be lost. A
 * draft that nobody has answered is never replaced: what is typed meanwhile is kept beside it. One tab of
 * the browser keeps the draft; the others say so and can take over. A form that sends `keep.requested` is told once the
 * storage has its values, or has not. It ends once the form has sent
 * `draft.removed` and the draft is deleted. A failure here never changes the form's values.
 */
export const draft = draftSetup.createMachine({
  id: 'draft',
  context: ({ input: { key, wanted = null, content = null } }) => ({
    ...{ key, wanted, place: key, found: [], chosen: null, discarded: [] },
    ...{ content, saved: null, savedAt: null, isAwaited: false },
  }),
  initial: 'open',
  states: {
    open: {
      invoke: [
        { id: 'visibility', src: 'visibility' },
        { id: 'tabs', src: 'tabs', input: ({ context: { key } }) => ({ key: `draft.${key}` }) },
      ],
      on: {
        'draft.removed': 'removing',
        'place.emptied': { actions: { type: 'forgetPlace', params: ({ event }) => event } },
      },
      initial: 'finding',
      states: {
        finding: {
          invoke: {
            id: 'findDrafts',
            src: 'findDrafts',
            input: ({ context: { key } }) => ({ key }),
            onDone: {
              target: 'keeping',
              actions: {
                type: 'setFound',
                params: ({ event, context: { key } }) => searched(key, event.output),
              },
            },
            onError: {
              target: 'keeping',
              actions: {
                type: 'setFound',
                params: ({ event, context }) => unread(event.error, context),
              },
            },
          },
          on: {
            'content.changed': { actions: { type: 'setContent', params: ({ event }) => event } },
            'keep.requested': {
              actions: [{ type: 'setContent', params: ({ event }) => event }, 'await'],
            },
            'draft.restored': { actions: { type: 'want', params: ({ event }) => event } },
            'turn.denied': 'elsewhere',
            'turn.wanted': { target: 'elsewhere', actions: 'giveTurn' },
          },
        },
        keeping: {
          type: 'parallel',
          on: {
            'turn.denied': 'elsewhere',
            'turn.wanted': [
              { guard: 'hasUnsaved', target: 'handingOver' },
              { target: 'elsewhere', actions: 'giveTurn' },
            ],
            'draft.restored': {
              guard: { type: 'isUnknown', params: ({ event }) => event },
              target: 'finding',
              actions: { type: 'want', params: ({ event }) => event },
            },
            'place.emptied': [
              {
                guard: { type: 'isOwn', params: ({ event }) => event },
                target: 'finding',
                actions: ['forgetContent', 'tellRemoved'],
              },
              { actions: { type: 'forgetPlace', params: ({ event }) => event } },
            ],
          },
          states: {
            offer: {
              initial: 'open',
              states: {
                /** Each one that was discarded can be had back for as long as the form is open. */
                open: {
                  always: { guard: 'isWanted', target: 'restoring', actions: 'chooseWanted' },
                  on: {
                    'draft.restored': {
                      guard: { type: 'isFound', params: ({ event }) => event },
                      target: 'restoring',
                      actions: { type: 'choose', params: ({ event }) => event },
                    },
                    'draft.discarded': {
                      guard: { type: 'isFound', params: ({ event }) => event },
                      target: 'discarding',
                      actions: { type: 'choose', params: ({ event }) => event },
                    },
                    'discard.undone': {
                      guard: { type: 'isDiscarded', params: ({ event }) => event },
                      target: 'undoing',
                      actions: { type: 'takeDiscarded', params: ({ event }) => event },
                    },
                  },
                },
                /** A step of its own: what is unsaved is saved to its own place first. */
                restoring: { always: { target: 'open', actions: ['tellContent', 'swapPlaces'] } },
                discarding: {
                  entry: 'forgetChosen',
                  invoke: {
                    id: 'discardDraft',
                    src: 'removeDraft',
                    input: ({ context: { chosen } }) => ({ key: chosen?.place ?? '' }),
                    onDone: { target: 'open', actions: 'addDiscarded' },
                    onError: { target: 'open', actions: 'addDiscarded' },
                  },
                },
                undoing: {
                  invoke: {
                    id: 'keepDiscarded',
                    src: 'saveDraft',
                    input: ({ context: { chosen } }) => ({
                      ...{ key: chosen?.place ?? '', content: chosen?.content },
                    }),
                    onDone: { target: 'open', actions: 'offerAgain' },
                    onError: { target: 'open', actions: 'offerAgain' },
                  },
                },
              },
            },
            /** Local storage is written at once: a page that goes away has no time for a database. */
            note: {
              initial: 'none',
              states: {
                none: { on: { 'content.changed': 'noting' } },
                noting: {
                  on: { 'content.changed': { target: 'noting', reenter: true } },
                  invoke: {
                    id: 'noteDraft',
                    src: 'noteDraft',
                    input: ({ context: { place, content } }) => ({ key: place, content }),
                    onDone: 'none',
                    onError: 'none',
                  },
                },
              },
            },
            save: {
              initial: 'unchanged',
              on: {
                'content.changed': {
                  target: '.waiting',
                  actions: { type: 'setContent', params: ({ event }) => event },
                },
                'keep.requested': {
                  target: '.saving',
                  actions: [{ type: 'setContent', params: ({ event }) => event }, 'await'],
                },
              },
              states: {
                unchanged: { always: { guard: 'hasUnsaved', target: 'waiting' } },
                waiting: {
                  after: { untilSaved: 'saving' },
                  on: {
                    // A tab that is hidden may never come back, a page that is left ends its charts.
                    'page.hidden': 'saving',
                    'page.left': 'saving',
                    'draft.restored': {
                      guard: { type: 'isFound', params: ({ event }) => event },
                      target: 'saving',
                    },
                    // Typing on does not put the save off.
                    'content.changed': {
                      actions: { type: 'setContent', params: ({ event }) => event },
                    },
                  },
                },
                saving: {
                  tags: 'busy',
                  invoke: {
                    id: 'saveDraft',
                    src: 'saveDraft',
                    input: ({ context: { place, content } }) => ({ key: place, content }),
                    onDone: {
                      target: 'saved',
                      actions: [
                        { type: 'setSaved', params: ({ event }) => ({ saved: event.output }) },
                        'tellKept',
                      ],
                    },
                    onError: { target: 'saveFailed', actions: 'tellNotKept' },
                  },
                },
                saved: { tags: 'done' },
                saveFailed: { tags: 'failed', on: { 'retry.requested': 'saving' } },
              },
            },
          },
        },
        /** Another tab takes over: it finds all that was typed here. */
        handingOver: {
          tags: 'busy',
          invoke: {
            id: 'handOver',
            src: 'saveDraft',
            input: ({ context: { place, content } }) => ({ key: place, content }),
            onDone: {
              target: 'elsewhere',
              actions: [
                { type: 'setSaved', params: ({ event }) => ({ saved: event.output }) },
                'tellKept',
                'giveTurn',
              ],
            },
            onError: { target: 'elsewhere', actions: 'giveTurn' },
          },
          on: {
            'content.changed': { actions: { type: 'setContent', params: ({ event }) => event } },
            'keep.requested': { actions: 'tellRefused' },
          },
        },
        /** Another tab keeps the draft of this form: what is typed here is not kept. */
        elsewhere: {
          tags: 'blocked',
          entry: 'tellNotKept',
          on: {
            'keep.requested': { actions: 'tellRefused' },
            'content.changed': { actions: { type: 'setContent', params: ({ event }) => event } },
            'turn.requested': { actions: 'askForTurn' },
            'turn.taken': 'finding',
            // The other tab's draft stays.
            'draft.removed': '#draft.removed',
          },
        },
      },
    },
    removing: {
      invoke: {
        id: 'removeDraft',
        src: 'removeDraft',
        input: ({ context: { place } }) => ({ key: place }),
        onDone: 'removed',
        onError: 'removed',
      },
    },
    removed: { type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof draft>;

/** The drafts that are offered, the oldest first. */
export const selectFoundDrafts = ({ context }: Snapshot) => context.found;
/** The drafts that were discarded and can be had back, the oldest first. */
export const selectDiscarded = ({ context }: Snapshot) => context.discarded;
/** Where this form's draft is kept; empty once it has none. */
export const selectPlace = (snapshot: Snapshot | undefined) => snapshot?.context.place ?? '';
/** Whether this browser keeps what is typed, in this tab. */
export const selectIsKept = (snapshot: Snapshot | undefined) =>
  snapshot !== undefined && !snapshot.hasTag('blocked') && !snapshot.hasTag('failed');
/** When the draft was last saved, in epoch ms. */
export const selectSavedAt = ({ context }: Snapshot) => context.savedAt;
/** Whether changes are being saved, the pause before it included. */
export const selectIsSaving = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') || snapshot.matches({ open: { keeping: { save: 'waiting' } } });
/** The browser refuses to keep it, such as when it is full; the text is on the screen only. */
export const selectIsSaveFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
/** What was found can be restored or discarded: the form's own draft is not removed yet. */
export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches('open');
/** Another tab of this browser keeps the draft of the same form. */
export const selectIsElsewhere = (snapshot: Snapshot | undefined) =>
  snapshot?.hasTag('blocked') ?? false;
