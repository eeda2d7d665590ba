import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { ControlShortcut, Shortcut } from '../../domain/shortcuts';

interface Context {
  /** Whether keys of one character do something. */
  readonly hasSingleKeys: boolean;
}

type Event =
  | { type: 'shortcut.pressed'; does: Shortcut; isSingle: boolean }
  | { type: 'keys.requested' }
  | { type: 'singleKeys.switched' }
  | { type: 'keys.closed' };

export type ShortcutsEmitted =
  | { type: 'search.requested' }
  | { type: 'control.requested'; does: ControlShortcut }
  | { type: 'singleKeys.kept'; isOn: boolean };

interface Pressed {
  readonly does: Shortcut;
  readonly isSingle: boolean;
}

/**
 * The keys of every page: to the search, to a control of the page, and to the list of the keys, where those of one
 * character are turned off.
 */
export const shortcuts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as ShortcutsEmitted,
  },
  guards: {
    isTurnedOff: ({ context }, { isSingle }: Pressed) => isSingle && !context.hasSingleKeys,
    asksForSearch: (_, { does }: Pressed) => does === 'search',
    asksForList: (_, { does }: Pressed) => does === 'keys',
    asksForPrevious: (_, { does }: Pressed) => does === 'previous',
    asksForNext: (_, { does }: Pressed) => does === 'next',
  },
  actions: {
    requestSearch: emit({ type: 'search.requested' as const }),
    requestPrevious: emit({ type: 'control.requested' as const, does: 'previous' as const }),
    requestNext: emit({ type: 'control.requested' as const, does: 'next' as const }),
    requestSubmit: emit({ type: 'control.requested' as const, does: 'submit' as const }),
    switchSingleKeys: assign(({ context }) => ({ hasSingleKeys: !context.hasSingleKeys })),
    keepSingleKeys: emit(({ context }) => ({
      type: 'singleKeys.kept' as const,
      isOn: context.hasSingleKeys,
    })),
  },
}).createMachine({
  id: 'shortcuts',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'keys.requested': 'listed',
        'shortcut.pressed': [
          { guard: { type: 'isTurnedOff', params: ({ event }) => event } },
          {
            guard: { type: 'asksForSearch', params: ({ event }) => event },
            actions: 'requestSearch',
          },
          {
            guard: { type: 'asksForList', params: ({ event }) => event },
            target: 'listed',
          },
          {
            guard: { type: 'asksForPrevious', params: ({ event }) => event },
            actions: 'requestPrevious',
          },
          {
            guard: { type: 'asksForNext', params: ({ event }) => event },
            actions: 'requestNext',
          },
          { actions: 'requestSubmit' },
        ],
      },
    },
    listed: {
      on: {
        'singleKeys.switched': { actions: ['switchSingleKeys', 'keepSingleKeys'] },
        'keys.closed': 'closed',
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof shortcuts>;

export const selectIsListed = (snapshot: Snapshot) => snapshot.matches('listed');
export const selectHasSingleKeys = ({ context }: Snapshot) => context.hasSingleKeys;
