import {
  assertEvent,
  assign,
  fromPromise,
  setup,
  type ActorRefFrom,
  type AnyStateMachine,
  type SnapshotFrom,
} from 'xstate';
import type { Looks } from '../drawing/looks';
import type { Marks } from '../drawing/marks';
import type { Placed } from '../layout/placed';
import type { ExportFormat } from './exportFormats';

/** What is wanted of a chart. */
export interface ExportWish {
  readonly format: ExportFormat;
  readonly use: 'save' | 'copy';
}

/** A drawing with its title. */
export interface TitledDrawing {
  readonly placed: Placed;
  readonly title: string;
  /** What is shown otherwise than the rest; empty for the chart as it is. */
  readonly looks: Looks;
  readonly marks: Marks;
}

/** What an export is made of. */
export interface ExportSource {
  readonly machine: AnyStateMachine;
  /** Null until it is there. */
  readonly drawing: TitledDrawing | null;
}

interface Context {
  /** What was wanted last; null before anything was. */
  readonly wish: ExportWish | null;
  /** Whether what stands out on the screen does so in files too. */
  readonly isMarked: boolean;
}

type Event =
  | { type: 'export.requested'; wish: ExportWish; source: ExportSource }
  | { type: 'marks.toggled' };

/** A chart taken elsewhere: made in a format, then handed over as a file or through the clipboard. */
export const exporting = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'done' | 'failed' },
  actors: {
    handOver: fromPromise<null, ExportWish & ExportSource>(() =>
      Promise.reject(new Error('There is nobody who makes files')),
    ),
  },
  actions: {
    keepWish: assign((_, { wish }: { wish: ExportWish }) => ({ wish })),
    toggleMarks: assign(({ context }) => ({ isMarked: !context.isMarked })),
  },
}).createMachine({
  id: 'exporting',
  context: { wish: null, isMarked: false },
  initial: 'idle',
  on: {
    'marks.toggled': { actions: 'toggleMarks' },
    // A wish that comes while another is still worked on takes its place.
    'export.requested': {
      target: '.making',
      actions: { type: 'keepWish', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    making: {
      tags: 'busy',
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ event }) => {
          assertEvent(event, 'export.requested');
          return { ...event.wish, ...event.source };
        },
        onDone: 'made',
        onError: 'failed',
      },
    },
    made: { tags: 'done' },
    failed: { tags: 'failed' },
  },
});

export type ExportingActor = ActorRefFrom<typeof exporting>;
type Snapshot = SnapshotFrom<typeof exporting>;

/** What was wanted last; null before anything was. */
export const selectWish = ({ context }: Snapshot) => context.wish;
export const selectIsMarked = ({ context }: Snapshot) => context.isMarked;
export const selectIsMaking = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsMade = (snapshot: Snapshot) => snapshot.hasTag('done');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
