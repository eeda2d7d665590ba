import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { local } from '../parts/local';
import { type Notice, successNotice } from '../parts/notice';
import { requestIn, workOrderRequest } from './workOrderRequest';
import { workOrderPreview } from './workOrderRows';

interface Input {
  readonly subjectId: number;
  /** Whether somebody is logged in, who has work orders. */
  readonly isMember: boolean;
}

interface Context extends Input {
  /** Where the chat is; empty before it was found. */
  readonly address: string;
  /** What the chat was asked last; empty before, and of a chat that does not tell. */
  readonly question: string;
}

type Event =
  | { type: 'desk.opened' }
  | { type: 'desk.closed' }
  | { type: 'retry.requested' }
  | { type: 'question.asked'; question: string }
  | { type: 'workOrder.requested' }
  | { type: 'workOrder.cancelled' };

/**
 * The service desk's window: the chat, which may fail to load, and the latest work orders beside it. What an
 * answer has not solved becomes a new work order that begins with what was asked; the list hears of it by the socket.
 */
export const serviceDesk = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'failed',
    emitted: {} as Notice,
    children: {} as { preview: 'workOrderPreview'; form: 'workOrderRequest' },
  },
  actors: { findDesk: local('serviceDesk.find'), workOrderPreview, workOrderRequest },
  guards: { isMember: ({ context }) => context.isMember },
  actions: {
    tellSent: emit(successNotice('workOrders:request.sent')),
    keepQuestion: assign((_, { question }: { question: string }) => ({ question })),
    keepAddress: assign((_, { address }: { address: string }) => ({ address })),
  },
}).createMachine({
  id: 'serviceDesk',
  context: ({ input }) => ({ ...input, address: '', question: '' }),
  initial: 'closed',
  states: {
    closed: { on: { 'desk.opened': 'open' } },
    open: {
      on: { 'desk.closed': 'closed' },
      type: 'parallel',
      states: {
        chat: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                src: 'findDesk',
                onDone: {
                  target: 'ready',
                  actions: { type: 'keepAddress', params: ({ event }) => event.output },
                },
                onError: 'failed',
              },
            },
            ready: {
              on: {
                'question.asked': {
                  actions: { type: 'keepQuestion', params: ({ event }) => event },
                },
              },
            },
            failed: { tags: 'failed', on: { 'retry.requested': 'loading' } },
          },
        },
        orders: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'isMember', target: 'shown' }, { target: 'hidden' }] },
            shown: {
              invoke: {
                id: 'preview',
                src: 'workOrderPreview',
                input: ({ context }) => ({ scope: { subject_id: context.subjectId } }),
              },
            },
            hidden: {},
          },
        },
        request: {
          initial: 'none',
          states: {
            none: { on: { 'workOrder.requested': { guard: 'isMember', target: 'written' } } },
            written: {
              on: { 'workOrder.cancelled': 'none' },
              invoke: {
                id: 'form',
                src: 'workOrderRequest',
                input: ({ context }) => requestIn(context.subjectId, context.question),
                onDone: { target: 'none', actions: 'tellSent' },
              },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof serviceDesk>;

export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches('open');
export const selectIsConnecting = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectAddress = ({ context }: Snapshot) => context.address;
export const selectPreview = ({ children }: Snapshot) => children.preview;
export const selectForm = ({ children }: Snapshot) => children.form;
export const selectMayRequest = ({ context }: Snapshot) => context.isMember;
