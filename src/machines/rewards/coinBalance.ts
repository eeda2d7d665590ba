import { type ActorRefFrom, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { hasCode } from '../../contract/failure';
import { coinCount, sendAllocationRequest } from '../../contract/rewards';
import { errorIn, type Failure } from '../parts/failure';
import {
  inPlaceOfUnsure,
  failureNotice,
  type Notice,
  successNotice,
  notDoneNotice,
} from '../parts/notice';
import { poll } from '../parts/poll';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';
import { allocationCode, purchaseCode } from './coinCode';

/** The coins are asked for now and then, and at once when the server says that they have changed; every minute. */
export const coinPoll = poll({ id: 'coinPoll', call: coinCount, every: 60_000 });

/** The ways to come by more coins. */
export type SupplyWay = 'purchase' | 'allocation' | 'request';

interface Context {
  readonly subjectId: number;
}

type Event =
  | { type: 'coins.changed' }
  | { type: `${SupplyWay}.opened` }
  | { type: 'request.confirmed' }
  | { type: 'dialog.closed' }
  | Signals['socket'];

/** A person's coins in the top bar, and how to come by more: to buy, to allocate, or to ask for some. */
export const coinBalance = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as {
      count: 'coinPoll';
      purchase: 'purchaseCode';
      allocation: 'allocationCode';
    },
  },
  actors: {
    ...{ coinPoll, purchaseCode, allocationCode },
    sendRequest: remote(sendAllocationRequest),
    socket: signal('socket'),
  },
  guards: {
    isAboutCoins: (_, { message }: Signals['socket']) => message.type === 'coins.changed',
    isPurchased: (_, { message }: Signals['socket']) => message.type === 'coins.purchased',
    isAllocated: (_, { message }: Signals['socket']) => message.type === 'coins.allocated',
    isRefused: (_, { error }: Failure) => hasCode(error, 'conflict'),
  },
  actions: {
    refreshCount: sendTo('count', { type: 'refresh.requested' }),
    tellChange: emit(successNotice('rewards:supply.changed')),
    tellRequest: emit(inPlaceOfUnsure('rewards:request.', successNotice('rewards:request.sent'))),
    tellRefusal: emit((_, { error }: Failure) => failureNotice(error)),
    tellFailure: emit((_, { error }: Failure) => notDoneNotice(error, 'rewards:request.')),
  },
}).createMachine({
  id: 'coinBalance',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'count',
      src: 'coinPoll',
      input: ({ context }) => ({ payload: { subject_id: context.subjectId } }),
    },
    { id: 'socket', src: 'socket' },
  ],
  on: {
    'coins.changed': { actions: 'refreshCount' },
    'socket.received': {
      guard: { type: 'isAboutCoins', params: ({ event }) => event },
      actions: 'refreshCount',
    },
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'purchase.opened': 'buying',
        'allocation.opened': 'allocating',
        'request.opened': 'confirming',
      },
    },
    buying: {
      invoke: {
        id: 'purchase',
        src: 'purchaseCode',
        input: ({ context }) => ({ subjectId: context.subjectId }),
      },
      on: {
        'dialog.closed': 'closed',
        // What was bought on the phone is there, and the code is good for nothing any more.
        'socket.received': {
          guard: { type: 'isPurchased', params: ({ event }) => event },
          target: 'closed',
          actions: 'tellChange',
        },
      },
    },
    allocating: {
      invoke: {
        id: 'allocation',
        src: 'allocationCode',
        input: ({ context }) => ({ subjectId: context.subjectId }),
      },
      on: {
        'dialog.closed': 'closed',
        'socket.received': {
          guard: { type: 'isAllocated', params: ({ event }) => event },
          target: 'closed',
          actions: 'tellChange',
        },
      },
    },
    confirming: { on: { 'request.confirmed': 'requesting', 'dialog.closed': 'closed' } },
    requesting: {
      tags: 'busy',
      invoke: {
        src: 'sendRequest',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: { target: 'closed', actions: 'tellRequest' },
        onError: [
          // Asked today already, or nobody to ask: to try again changes nothing.
          {
            guard: { type: 'isRefused', params: errorIn },
            target: 'closed',
            actions: { type: 'tellRefusal', params: errorIn },
          },
          { target: 'confirming', actions: { type: 'tellFailure', params: errorIn } },
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof coinBalance>;
export type CoinBalanceActor = ActorRefFrom<typeof coinBalance>;

export const selectCount = ({ children }: Snapshot) => children.count;
/** Whether one of the dialogs is open over the page. */
export const selectIsOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const selectPurchase = ({ children }: Snapshot) => children.purchase;
export const selectAllocation = ({ children }: Snapshot) => children.allocation;
/** Whether the question stands whether to ask for coins, or is being sent. */
export const selectIsAsking = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('requesting');
export const selectIsSending = (snapshot: Snapshot) => snapshot.matches('requesting');
