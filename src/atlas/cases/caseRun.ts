import { assertEvent, assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { fileReader } from '../fileReader';
import type { NamedText } from './caseDesk';

/** A file that shows what was seen; its content as a data address. */
export interface Evidence {
  readonly name: string;
  readonly data: string;
}

/** What a person has found in one step. */
export interface Found {
  readonly outcome: 'passed' | 'failed' | null;
  readonly remark: string;
  readonly evidence: Evidence | null;
}

export const nothingFound: Found = { outcome: null, remark: '', evidence: null };

interface Context {
  /** Who runs the case. */
  readonly by: string;
  /** By the number of the step, from 0; nothing has been found in the others. */
  readonly found: Readonly<Record<number, Found>>;
}

type Event =
  | { type: 'name.typed'; by: string }
  | { type: 'step.judged'; step: number; outcome: Found['outcome'] }
  | { type: 'step.remarked'; step: number; remark: string }
  | { type: 'evidence.chosen'; step: number; file: File }
  | ({ type: 'file.requested' } & NamedText);

interface Change {
  readonly step: number;
  readonly change: Partial<Found>;
}

/** A test case that a person runs: what is found in each step, and the result as a file. */
export const caseRun = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    read: fileReader<Change, { readonly step: number; readonly file: File }>(),
  },
  actions: {
    keepName: assign((_, { by }: { by: string }) => ({ by })),
    keep: assign(({ context: { found } }, { step, change }: Change) => ({
      found: { ...found, [step]: { ...nothingFound, ...found[step], ...change } },
    })),
    saveFile: (_, _file: NamedText) => undefined,
  },
}).createMachine({
  id: 'caseRun',
  context: { by: '', found: {} },
  initial: 'running',
  on: {
    'name.typed': { actions: { type: 'keepName', params: ({ event }) => event } },
    'step.judged': {
      actions: {
        type: 'keep',
        params: ({ event: { step, outcome } }) => ({ step, change: { outcome } }),
      },
    },
    'step.remarked': {
      actions: {
        type: 'keep',
        params: ({ event: { step, remark } }) => ({ step, change: { remark } }),
      },
    },
    'evidence.chosen': '.reading',
    'file.requested': { actions: { type: 'saveFile', params: ({ event }) => event } },
  },
  states: {
    running: {},
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ event }) => {
          assertEvent(event, 'evidence.chosen');
          return { step: event.step, file: event.file };
        },
        onDone: {
          target: 'running',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: 'unreadable',
      },
    },
    /** It is too large, or cannot be read. */
    unreadable: { tags: 'failed' },
  },
});

export type CaseRunActor = ActorRefFrom<typeof caseRun>;
type Snapshot = SnapshotFrom<typeof caseRun>;

export const selectBy = ({ context }: Snapshot) => context.by;
export const selectFound = ({ context }: Snapshot) => context.found;
export const selectIsUnreadable = (snapshot: Snapshot) => snapshot.hasTag('failed');
