import { assign, emit, not, setup, type SnapshotFrom } from 'xstate';
import { type FileKind, fileKind, fileNameOf } from '../../domain/fileKinds';
import { openable, type Origins } from '../../domain/openable';
import { local } from '../parts/local';

interface Input {
  /** The address that the query names; empty without one. */
  readonly asked: string;
  readonly origins: Origins;
  /** What the page shows whatever the file is called; null where the name decides. */
  readonly kind: FileKind | null;
}

interface Context {
  readonly asked: string;
  /** The whole address; null where the portal may not open it. */
  readonly address: string | null;
  readonly name: string;
  readonly kind: FileKind;
  /** What a text file says. */
  readonly text: string;
  /** Whether it says more than that. */
  readonly isCut: boolean;
}

type Event =
  | { type: 'file.failed' }
  | { type: 'retry.requested' }
  /** The person has the file opened in a tab of its own. */
  | { type: 'opening.requested' };

const isOf = (...kinds: readonly FileKind[]) => ({
  type: 'isOf' as const,
  params: { kinds },
});

/** One file that an address names, of an origin on the portal's list only [ROUTE-006, ROUTE-007, ROUTE-012]. */
export const filePreview = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as { type: 'outsidePage.requested'; url: string },
    tags: {} as 'busy' | 'failed' | 'empty' | 'blocked',
  },
  actors: { readText: local('file.read') },
  guards: {
    isNamed: ({ context }) => context.asked !== '',
    isAllowed: ({ context }) => context.address !== null,
    isOf: ({ context }, { kinds }: { kinds: readonly FileKind[] }) => kinds.includes(context.kind),
  },
  actions: {
    keepText: assign((_, { text, isCut }: Pick<Context, 'text' | 'isCut'>) => ({ text, isCut })),
    openTab: emit(({ context }) => ({
      type: 'outsidePage.requested' as const,
      url: context.address ?? '',
    })),
  },
}).createMachine({
  id: 'filePreview',
  context: ({ input: { asked, origins, kind } }) => {
    const name = fileNameOf(asked);
    return {
      asked,
      address: openable(asked, origins),
      name,
      kind: kind ?? fileKind(name),
      text: '',
      isCut: false,
    };
  },
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: not('isNamed'), target: 'missing' },
        { guard: not('isAllowed'), target: 'refused' },
        { guard: isOf('text'), target: 'reading' },
        { guard: isOf('office'), target: 'opened', actions: 'openTab' },
        { guard: isOf('other'), target: 'unknown' },
        { target: 'showing' },
      ],
    },
    missing: { tags: 'empty' },
    refused: { tags: 'blocked' },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readText',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onDone: {
          target: 'showing',
          actions: { type: 'keepText', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    showing: { on: { 'file.failed': 'failed' } },
    failed: { tags: 'failed', on: { 'retry.requested': 'choosing' } },
    /** It stands in a tab of its own, unless the browser kept it from opening. */
    opened: { on: { 'opening.requested': { actions: 'openTab' } } },
    /** It cannot be shown, only fetched. */
    unknown: {},
  },
});

type Snapshot = SnapshotFrom<typeof filePreview>;

/** What the page shows. */
export type PreviewState =
  | 'missing'
  | 'refused'
  | 'reading'
  | 'showing'
  | 'failed'
  | 'opened'
  | 'unknown';

const states: readonly PreviewState[] = [
  ...(['missing', 'refused', 'reading', 'showing', 'failed', 'opened', 'unknown'] as const),
];

export const selectPreviewState = (snapshot: Snapshot): PreviewState =>
  states.find((state) => snapshot.matches(state)) ?? 'reading';
export const selectFile = ({ context }: Snapshot) => context;
