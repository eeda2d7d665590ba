import { assertEvent, assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { NamedText } from '../cases/caseDesk';
import { fileReader } from '../fileReader';
import { together, type Remark } from './remark';

interface Context {
  /** On all charts. */
  readonly remarks: readonly Remark[];
  /** What is being written, and by whom. */
  readonly text: string;
  readonly by: string;
  /** How often it was to be added while its text or name was missing. */
  readonly attempts: number;
}

/** What the page knows of a remark that is written: where, when, and how often the chart was signed. */
type Place = Omit<Remark, 'text' | 'by'>;

type Event =
  | { type: 'remark.typed'; text: string }
  | { type: 'name.typed'; by: string }
  | ({ type: 'remark.added' } & Place)
  | { type: 'file.chosen'; file: Blob }
  | ({ type: 'file.requested' } & NamedText);

/** Remarks on charts: written, kept in the browser, taken elsewhere as a file, and read from one. */
export const remarks = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Pick<Context, 'remarks' | 'by'>,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    open: fileReader<readonly Remark[]>(),
  },
  guards: {
    /** There is a text, and somebody who says it. */
    isWhole: ({ context: { text, by } }) => text.trim() !== '' && by.trim() !== '',
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    keepName: assign((_, { by }: { by: string }) => ({ by })),
    add: assign(({ context }, { id, chart, about, at, after }: Place) => ({
      remarks: [
        ...context.remarks,
        { id, chart, about, at, after, text: context.text.trim(), by: context.by.trim() },
      ],
      text: '',
      attempts: 0,
    })),
    ask: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    takeIn: assign(({ context }, { read }: { read: readonly Remark[] }) => ({
      remarks: together(context.remarks, read),
    })),
    /** Done by the browser. */
    keep: () => undefined,
    saveFile: (_, _file: NamedText) => undefined,
  },
}).createMachine({
  id: 'remarks',
  context: ({ input }) => ({ ...input, text: '', attempts: 0 }),
  initial: 'idle',
  on: {
    'remark.typed': { actions: { type: 'keepText', params: ({ event }) => event } },
    'name.typed': { actions: { type: 'keepName', params: ({ event }) => event } },
    'remark.added': [
      {
        guard: 'isWhole',
        actions: [{ type: 'add', params: ({ event }) => event }, 'keep'],
      },
      { actions: 'ask' },
    ],
    'file.chosen': '.reading',
    'file.requested': { actions: { type: 'saveFile', params: ({ event }) => event } },
  },
  states: {
    idle: {},
    reading: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ event }) => {
          assertEvent(event, 'file.chosen');
          return { file: event.file };
        },
        onDone: {
          target: 'idle',
          actions: [{ type: 'takeIn', params: ({ event }) => ({ read: event.output }) }, 'keep'],
        },
        onError: 'unreadable',
      },
    },
    /** It holds no remarks. */
    unreadable: { tags: 'failed' },
  },
});

export type RemarksActor = ActorRefFrom<typeof remarks>;
type Snapshot = SnapshotFrom<typeof remarks>;

export const selectRemarks = ({ context }: Snapshot) => context.remarks;
export const selectText = ({ context }: Snapshot) => context.text;
export const selectName = ({ context }: Snapshot) => context.by;
export const selectAttempts = ({ context }: Snapshot) => context.attempts;
export const selectIsUnreadable = (snapshot: Snapshot) => snapshot.hasTag('failed');
