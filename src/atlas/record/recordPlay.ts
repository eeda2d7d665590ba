import { assertEvent, assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { SessionRecord } from '../../machines/parts/sessionRecord';
import { fileReader } from '../fileReader';
import { disagreements, type Finding } from './findings';

/** A record, and what the charts say of each of its moves. */
export interface Judged {
  readonly record: SessionRecord;
  readonly findings: readonly Finding[];
}

interface Context {
  readonly judged: Judged | null;
  /** The move that one stands at. */
  readonly position: number;
}

type Event =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'move.chosen'; position: number }
  | { type: 'disagreement.requested' };

/** The next move at which record and chart disagree, from the beginning again after the last. */
function nextWrong({ judged, position }: Context): number {
  const wrong = (judged?.findings ?? []).flatMap((finding, index) =>
    disagreements.includes(finding) ? [index] : [],
  );
  return wrong.find((index) => index > position) ?? wrong[0] ?? position;
}

/** A recorded session: opened from a file, held against the charts, and gone through move by move. */
export const recordPlay = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'empty' | 'busy' | 'failed' },
  actors: {
    open: fileReader<Judged>(),
  },
  guards: {
    isMove: ({ context: { judged } }, { position }: { position: number }) =>
      judged !== null && position in judged.record.moves,
  },
  actions: {
    keepJudged: assign((_, { judged }: { judged: Judged }) => ({ judged, position: 0 })),
    stand: assign((_, { position }: { position: number }) => ({ position })),
    goToWrong: assign(({ context }) => ({ position: nextWrong(context) })),
  },
}).createMachine({
  id: 'recordPlay',
  context: { judged: null, position: 0 },
  initial: 'empty',
  on: { 'file.chosen': '.reading' },
  states: {
    empty: { tags: 'empty' },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ event }) => {
          assertEvent(event, 'file.chosen');
          return { file: event.file };
        },
        onDone: {
          target: 'opened',
          actions: { type: 'keepJudged', params: ({ event }) => ({ judged: event.output }) },
        },
        onError: 'unreadable',
      },
    },
    /** It is no record, or not one of this portal. */
    unreadable: { tags: 'failed' },
    opened: {
      on: {
        'move.chosen': {
          guard: { type: 'isMove', params: ({ event }) => event },
          actions: { type: 'stand', params: ({ event }) => event },
        },
        'disagreement.requested': { actions: 'goToWrong' },
      },
    },
  },
});

export type RecordActor = ActorRefFrom<typeof recordPlay>;
type Snapshot = SnapshotFrom<typeof recordPlay>;

export const selectIsUnreadable = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectIsReading = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** The record that is open; null before one is. */
export const selectJudged = (snapshot: Snapshot) =>
  snapshot.matches('opened') ? snapshot.context.judged : null;
export const selectPosition = ({ context }: Snapshot) => context.position;
