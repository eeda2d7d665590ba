import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { Placed } from '../layout/placed';
import type { Version } from '../model/address';
import type { ChartsComparison } from '../model/comparison';

/** Which version of which chart is drawn, with the names of which language. */
export interface DrawingInput {
  readonly chart: string;
  /** The id of the state that is drawn by itself; null for the whole chart. */
  readonly within: string | null;
  readonly version: Version;
  /** Where the other version is found; null where none is known. */
  readonly comparison: ChartsComparison | null;
  readonly language: 'zh' | 'en';
}

interface Context extends DrawingInput {
  readonly placed: Placed | null;
}

type Event = { type: 'drawing.retried' };

/** Finds a place for everything in a chart, beside the page, and draws it once all has one. */
export const drawing = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as DrawingInput,
    tags: {} as 'busy' | 'failed' | 'done',
  },
  actors: {
    place: fromPromise<Placed, DrawingInput>(() =>
      Promise.reject(new Error('There is nobody who lays charts out')),
    ),
  },
  actions: {
    keepPlaced: assign((_, { placed }: { placed: Placed }) => ({ placed })),
  },
}).createMachine({
  id: 'drawing',
  context: ({ input }) => ({ ...input, placed: null }),
  initial: 'placing',
  states: {
    placing: {
      tags: 'busy',
      invoke: {
        src: 'place',
        input: ({ context: { chart, within, version, comparison, language } }) => ({
          ...{ chart, within, version, comparison, language },
        }),
        onDone: {
          target: 'drawn',
          actions: { type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) },
        },
        onError: 'placingFailed',
      },
    },
    drawn: { tags: 'done' },
    placingFailed: { tags: 'failed', on: { 'drawing.retried': 'placing' } },
  },
});

type Snapshot = SnapshotFrom<typeof drawing>;

export const selectPlaced = ({ context }: Snapshot) => context.placed;
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
