import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import {
  type Draft,
  type FoundDraft,
  freePlace,
  saysNothing,
  UnreadDrafts,
} from '../../../domain/draft';
import { local } from '../local';
import { signal, type Signals } from '../signal';
import { type FromTabs, otherTabs } from '../tabs';

export interface DraftInput {
  /** The key of the draft, such as `feedback.42`; the storage adds the account. */
  readonly key: string;
  /** The place of a draft that is to be restored at once. */
  readonly wanted?: string;
  /** What is to be kept from the start, since it was typed before. */
  readonly content?: unknown;
}

interface Context {
  readonly key: string;
  /** The place of a draft that is to be restored once it is found; null without one. */
  readonly wanted: string | null;
  /** Where this form's draft is kept: the key, or beside drafts that nobody has answered. */
  readonly place: string;
  /** The drafts that nobody has answered. */
  readonly found: readonly FoundDraft[];
  /** The one of them that was answered last. */
  readonly chosen: FoundDraft | null;
  /** The drafts that were discarded and can be had back, the oldest first. */
  readonly discarded: readonly FoundDraft[];
  /** The form's values now; null before the first change. */
  readonly content: unknown;
  /** The values that were saved last. */
  readonly saved: unknown;
  /** When, in epoch ms: the proof that a person sees. */
  readonly savedAt: number | null;
  /** Whether the form waits to hear that its values are kept. */
  readonly isAwaited: boolean;
}

type Event =
  | { type: 'content.changed'; content: unknown }
  /** Saves at once, and answers with `content.kept` or `content.notKept`. */
  | { type: 'keep.requested'; content: unknown }
  | { type: 'draft.restored'; place: string }
  | { type: 'draft.discarded'; place: string }
  | { type: 'discard.undone'; place: string }
  | { type: 'draft.removed' }
  /** What was kept at a place has been removed, such as in the draft box. */
  | { type: 'place.emptied'; place: string }
  | { type: 'retry.requested' }
  /** A person wants to write in this tab instead of the other one. */
  | { type: 'turn.requested' }
  | FromTabs
  | Signals['visibility'];

/** The event that the form receives when a person restores the draft. */
export interface ContentRestored {
  type: 'content.restored';
  content: unknown;
}

/** The event that the form receives when its own draft was removed, such as in the draft box. */
export interface ContentRemoved {
  type: 'content.removed';
}

/** The event that the form receives once the storage has what it asked to keep. */
export interface ContentKept {
  type: 'content.kept';
}

/** The event that the form receives when what it asked to keep is not kept. */
export interface ContentNotKept {
  type: 'content.notKept';
}

const others = ({ found, chosen }: Context) => found.filter((one) => one.place !== chosen?.place);

/** What was typed here is offered in its turn, when a draft that is restored takes its place on the screen. */
function swapped(context: Context): Partial<Context> {
  const { chosen, place, content, saved, savedAt } = context;
  if (chosen === null) return {};
  const own: FoundDraft = { place, content, savedAt: content === saved ? savedAt : null };
  return {
    found: saysNothing(content) ? others(context) : [...others(context), own],
    ...{ place: chosen.place, content: chosen.content, saved: chosen.content },
    ...{ savedAt: chosen.savedAt, wanted: null },
  };
}

interface Search {
  readonly found: readonly FoundDraft[];
  /** A place that replaces none of the drafts. */
  readonly free: string;
}

export const searched = (key: string, found: readonly FoundDraft[]): Search => ({
  found,
  free: freePlace(key, found),
});

/** Where the browser could not read all drafts. */
export const unread = (error: unknown, { place }: Context): Search =>
  error instanceof UnreadDrafts ? error : { found: [], free: place };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A tab that gets its turn back may find its own draft, which it goes on with and does not offer. What it had
 * saved may also have been removed or replaced in another tab: then it is saved again.
 */
function afterSearch(
  { place, content, savedAt, discarded, wanted }: Context,
  { found, free }: Search,
): Partial<Context> {
  const own = found.find(
    (one) => one.place === place && (one.savedAt === savedAt || isSame(one.content, content)),
  );
  return {
    found: found.filter((one) => one !== own),
    // What was kept again since is offered.
    discarded: discarded.filter((one) => found.every((other) => other.place !== one.place)),
    place: own?.place ?? free,
    wanted: found.some((one) => one !== own && one.place === wanted) ? wanted : null,
    ...(own?.savedAt === savedAt ? {} : { saved: null, savedAt: null }),
  };
}

/** The named actors, actions and guards of a draft's chart. */
export const draftSetup = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: DraftInput;
    tags: 'busy' | 'failed' | 'blocked' | 'done';
    children: { tabs: 'tabs' };
  },
  actors: {
    findDrafts: local('draft.find'),
    noteDraft: local('draft.note'),
    saveDraft: local('draft.save'),
    removeDraft: local('draft.remove'),
    visibility: signal('visibility'),
    tabs: otherTabs(),
  },
  delays: { untilSaved: 400 },
  actions: {
    setFound: assign(({ context }, search: Search) => afterSearch(context, search)),
    choose: assign(({ context }, { place }: { place: string }) => ({
      chosen: context.found.find((one) => one.place === place) ?? null,
    })),
    want: assign((_, { place }: { place: string }) => ({ wanted: place })),
    chooseWanted: assign(({ context: { found, wanted } }) => ({
      chosen: found.find((one) => one.place === wanted) ?? null,
    })),
    forgetPlace: assign(({ context: { found, discarded } }, { place }: { place: string }) => ({
      found: found.filter((one) => one.place !== place),
      discarded: discarded.filter((one) => one.place !== place),
    })),
    forgetContent: assign({ content: null, saved: null, savedAt: null }),
    tellRemoved: sendParent((): ContentRemoved => ({ type: 'content.removed' })),
    addDiscarded: assign(({ context: { discarded, chosen } }) => ({
      discarded:
        chosen === null
          ? discarded
          : [...discarded.filter(({ place }) => place !== chosen.place), chosen],
    })),
    takeDiscarded: assign(({ context: { discarded } }, { place }: { place: string }) => ({
      chosen: discarded.find((one) => one.place === place) ?? null,
      discarded: discarded.filter((one) => one.place !== place),
    })),
    offerAgain: assign(({ context }) => ({
      found: context.chosen === null ? others(context) : [...others(context), context.chosen],
    })),
    forgetChosen: assign(({ context }) => ({ found: others(context) })),
    tellContent: sendParent(({ context }): ContentRestored => ({
      type: 'content.restored',
      content: context.chosen?.content,
    })),
    swapPlaces: assign(({ context }) => swapped(context)),
    setContent: assign((_, { content }: { content: unknown }) => ({ content })),
    setSaved: assign((_, { saved }: { saved: Draft }) => ({
      saved: saved.content,
      savedAt: saved.savedAt,
    })),
    await: assign({ isAwaited: true }),
    tellKept: enqueueActions(({ enqueue, context: { isAwaited } }) => {
      if (!isAwaited) return;
      enqueue.assign({ isAwaited: false });
      enqueue.sendParent((): ContentKept => ({ type: 'content.kept' }));
    }),
    tellNotKept: enqueueActions(({ enqueue, context: { isAwaited } }) => {
      if (!isAwaited) return;
      enqueue.assign({ isAwaited: false });
      enqueue.sendParent((): ContentNotKept => ({ type: 'content.notKept' }));
    }),
    tellRefused: sendParent((): ContentNotKept => ({ type: 'content.notKept' })),
    askForTurn: sendTo('tabs', { type: 'turn.requested' }),
    giveTurn: sendTo('tabs', { type: 'turn.given' }),
  },
  guards: {
    hasUnsaved: ({ context: { content, saved } }) => content !== saved,
    isWanted: ({ context: { wanted } }) => wanted !== null,
    isOwn: ({ context }, { place }: { place: string }) => context.place === place,
    isFound: ({ context: { found } }, { place }: { place: string }) =>
      found.some((one) => one.place === place),
    /** It may have been kept since the drafts were looked for. */
    isUnknown: ({ context }, { place }: { place: string }) =>
      context.place !== place && context.found.every((one) => one.place !== place),
    isDiscarded: ({ context: { discarded } }, { place }: { place: string }) =>
      discarded.some((one) => one.place === place),
  },
});
