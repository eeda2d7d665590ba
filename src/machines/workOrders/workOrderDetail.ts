import { assign, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { hasCode } from '../../contract/failure';
import type { SocketMessage } from '../../contract/socket';
import { openWorkOrder } from '../../contract/workOrders';
import { type FileKind, fileKind } from '../../domain/fileKinds';
import { openable, type Origins } from '../../domain/openable';
import { shownFailure, type ShownFailure } from '../parts/failure';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';

type Order = AnswerOf<typeof openWorkOrder>;

/** A file of a work order as the screen shows it. */
export interface ShownFile {
  readonly name: string;
  readonly kind: FileKind;
  /** Null where the portal may not open it. */
  readonly address: string | null;
}

interface Input {
  readonly subjectId: number;
  /** Empty where the address names none. */
  readonly sheetCode: string;
  readonly origins: Origins;
}

interface Context extends Input {
  readonly order: Order | null;
  readonly files: readonly ShownFile[];
  readonly failure: ShownFailure | null;
}

type Event = { type: 'load.retried' } | Signals['socket'];

const shownFiles = ({ sheetFileList }: Order, origins: Origins): readonly ShownFile[] =>
  sheetFileList.map(({ fileName, fileUrl }) => ({
    name: fileName,
    kind: fileKind(fileName),
    address: openable(fileUrl, origins),
  }));

/** One work order: opening it clears its unread mark, and what the service desk does with it shows at once. */
export const workOrderDetail = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'failed' | 'empty',
  },
  actors: { open: remote(openWorkOrder), socket: signal('socket') },
  guards: {
    hasCode: ({ context }) => context.sheetCode !== '',
    isAbsent: (_, { error }: { error: unknown }) => hasCode(error, 'absent'),
    isConcerned: ({ context }, { message }: { message: SocketMessage }) =>
      message.type === 'workOrder.changed' &&
      [context.order?.sheetId, undefined].includes(message.id),
  },
  actions: {
    keepOrder: assign(({ context }, { order }: { order: Order }) => ({
      order,
      files: shownFiles(order, context.origins),
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
  },
}).createMachine({
  id: 'workOrderDetail',
  context: ({ input }) => ({ ...input, order: null, files: [], failure: null }),
  initial: 'finding',
  states: {
    finding: { always: [{ guard: 'hasCode', target: 'loading' }, { target: 'absent' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context: { subjectId, sheetCode } }) => ({ subject_id: subjectId, sheetCode }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          { guard: { type: 'isAbsent', params: ({ event }) => event }, target: 'absent' },
          { target: 'loadFailed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    loadFailed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    /** No such work order, or one of somebody else's. */
    absent: { tags: 'empty' },
    ready: {
      invoke: { id: 'socket', src: 'socket' },
      initial: 'current',
      states: {
        current: {
          on: {
            'socket.received': {
              guard: { type: 'isConcerned', params: ({ event }) => event },
              target: 'refreshing',
            },
          },
        },
        // What is shown stays: the next message asks again.
        refreshing: {
          invoke: {
            src: 'open',
            input: ({ context: { subjectId, sheetCode } }) => ({
              subject_id: subjectId,
              sheetCode,
            }),
            onDone: {
              target: 'current',
              actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
            },
            onError: 'current',
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof workOrderDetail>;

export const selectOrder = ({ context }: Snapshot) => context.order;
export const selectFiles = ({ context }: Snapshot) => context.files;
export const selectOrderFailure = ({ context }: Snapshot) => context.failure;
export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsAbsent = (snapshot: Snapshot) => snapshot.hasTag('empty');
