import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { search, searchDefault } from '../../contract/shell';
import { actIn, type HeaderAct } from '../../domain/acts';
import { suggestionHideAfter } from '../../domain/limits';
import { type Place, placesMeantBy, type SearchSuggestion } from '../../domain/shell';
import { searchOf } from '../parts/collection/query';
import { errorIn, shownFailure, type ShownFailure } from '../parts/failure';
import type { Notice } from '../parts/notice';
import { remote } from '../parts/remote';

interface Context {
  readonly subjectId: number;
  /** The pages that this person may go to, and what they may do. */
  readonly places: readonly Place[];
  readonly typed: string;
  /** Students, and after them the pages and acts that are meant. */
  readonly suggestions: readonly SearchSuggestion[];
  /** The place of the suggestion that Enter takes, the first unless an arrow moves; -1 while there is none to take. */
  readonly active: number;
  readonly failure: ShownFailure | null;
}

type Event =
  | { type: 'search.focused'; places: readonly Place[] }
  | { type: 'search.left' }
  | { type: 'search.closed' }
  | { type: 'search.typed'; text: string; places: readonly Place[] }
  | { type: 'search.submitted' }
  | { type: 'search.retried' }
  | { type: 'subject.changed'; subjectId: number }
  | { type: 'suggestion.moved'; by: 1 | -1 }
  | { type: 'suggestion.chosen'; url: string };

export type SearchEmitted = Notice | { type: 'act.requested'; act: HeaderAct };

/** What a chosen suggestion asks for. */
function requestOf(url: string): SearchEmitted {
  const act = actIn(url);
  return act === null ? { type: 'page.requested', to: url } : { type: 'act.requested', act };
}

const nothing = { suggestions: [], active: -1 } as const;

/**
 * The search of the top bar: students, pages and acts as one types, by name, pinyin or initials, students by account, too;
 * nothing typed suggests students.
 */
export const studentSearch = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Pick<Context, 'subjectId'>,
    emitted: {} as SearchEmitted,
    tags: {} as 'busy' | 'empty' | 'failed',
  },
  actors: { suggest: remote(searchDefault), find: remote(search) },
  delays: { typingPause: 250, hideAfter: suggestionHideAfter },
  guards: {
    isBlank: ({ context }) => searchOf(context.typed) === '',
    hasSuggestions: ({ context }) => context.suggestions.length > 0,
    isOnSuggestion: ({ context }) => context.active !== -1,
  },
  actions: {
    keepPlaces: assign((_, { places }: { places: readonly Place[] }) => ({ places })),
    keepTyped: assign((_, { text, places }: { text: string; places: readonly Place[] }) => ({
      ...{ typed: text, places },
      active: -1,
    })),
    keepSuggestions: assign(({ context }, { list }: { list: readonly SearchSuggestion[] }) => {
      const suggestions = [...list, ...placesMeantBy(searchOf(context.typed), context.places)];
      const stoodOn = context.suggestions[context.active]?.url;
      const place = suggestions.findIndex(({ url }) => url === stoodOn);
      return { suggestions, active: suggestions.length === 0 ? -1 : Math.max(0, place) };
    }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      ...nothing,
      failure: shownFailure(error),
    })),
    move: assign(({ context: { active, suggestions } }, { by }: { by: 1 | -1 }) => {
      const from = active === -1 && by === -1 ? 0 : active;
      return { active: (from + by + suggestions.length) % suggestions.length };
    }),
    forget: assign({ ...nothing, typed: '' }),
    /** What is typed stays; the students of the other subject do not. */
    setSubject: assign((_, { subjectId }: Pick<Context, 'subjectId'>) => ({
      ...nothing,
      subjectId,
    })),
    goTo: emit((_, { url }: { url: string }) => requestOf(url)),
    goToActive: emit(({ context: { suggestions, active } }) =>
      requestOf(suggestions[active]?.url ?? ''),
    ),
  },
}).createMachine({
  id: 'studentSearch',
  context: ({ input }) => ({ ...input, ...nothing, places: [], typed: '', failure: null }),
  initial: 'closed',
  on: {
    'subject.changed': { actions: { type: 'setSubject', params: ({ event }) => event } },
  },
  states: {
    closed: {
      on: {
        'search.focused': {
          target: 'open',
          actions: { type: 'keepPlaces', params: ({ event }) => event },
        },
        'search.typed': {
          target: 'open',
          actions: { type: 'keepTyped', params: ({ event }) => event },
        },
      },
    },
    open: {
      initial: 'deciding',
      on: {
        'search.typed': {
          target: '.deciding',
          actions: { type: 'keepTyped', params: ({ event }) => event },
        },
        'suggestion.moved': {
          guard: 'hasSuggestions',
          actions: { type: 'move', params: ({ event }) => event },
        },
        'search.submitted': {
          guard: 'isOnSuggestion',
          target: 'closed',
          actions: ['goToActive', 'forget'],
        },
        'subject.changed': {
          target: '.deciding',
          actions: { type: 'setSubject', params: ({ event }) => event },
        },
        'search.left': 'leaving',
        'search.closed': { target: 'closed', actions: 'forget' },
        'suggestion.chosen': {
          target: 'closed',
          actions: [{ type: 'goTo', params: ({ event }) => event }, 'forget'],
        },
      },
      states: {
        deciding: {
          always: [{ guard: 'isBlank', target: 'suggesting' }, { target: 'typing' }],
        },
        suggesting: {
          tags: 'busy',
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ subject_id: context.subjectId }),
            onDone: {
              target: 'arrived',
              actions: { type: 'keepSuggestions', params: ({ event }) => event.output },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: errorIn },
            },
          },
        },
        typing: {
          tags: 'busy',
          after: { typingPause: 'finding' },
          on: {
            'search.submitted': [
              {
                guard: 'isOnSuggestion',
                target: '#studentSearch.closed',
                actions: ['goToActive', 'forget'],
              },
              { target: 'finding' },
            ],
          },
        },
        finding: {
          tags: 'busy',
          invoke: {
            id: 'find',
            src: 'find',
            input: ({ context }) => ({
              subject_id: context.subjectId,
              keyword: searchOf(context.typed),
            }),
            onDone: {
              target: 'arrived',
              actions: { type: 'keepSuggestions', params: ({ event }) => event.output },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: errorIn },
            },
          },
        },
        arrived: { always: [{ guard: 'hasSuggestions', target: 'shown' }, { target: 'nothing' }] },
        shown: {},
        nothing: { tags: 'empty' },
        failed: {
          tags: 'failed',
          on: { 'search.retried': 'deciding', 'search.submitted': 'deciding' },
        },
      },
    },
    /** The press that takes the focus away may be on a suggestion: they stay for a moment [CONST-068]. */
    leaving: {
      after: { hideAfter: 'closed' },
      on: {
        'search.focused': 'open',
        // Whoever types is here, though the window has lost the focus for a moment.
        'search.typed': {
          target: 'open',
          actions: { type: 'keepTyped', params: ({ event }) => event },
        },
        'suggestion.chosen': {
          target: 'closed',
          actions: [{ type: 'goTo', params: ({ event }) => event }, 'forget'],
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof studentSearch>;

export const selectTyped = ({ context }: Snapshot) => context.typed;
export const selectSuggestions = ({ context }: Snapshot) => context.suggestions;
export const selectActive = ({ context }: Snapshot) => context.active;
export const selectFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
export const selectIsSearching = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsNothingFound = (snapshot: Snapshot) => snapshot.hasTag('empty');
export const selectIsOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
