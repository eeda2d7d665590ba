import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { coinCount } from '../../contract/rewards';
import { errorIn, shownFailure, type ShownFailure } from '../parts/failure';
import { type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { messageReward } from './messageReward';

/** A message that is rewarded. */
export interface RewardedMessage {
  readonly messageId: number;
  readonly studentName: string;
}

interface Context extends RewardedMessage {
  readonly subjectId: number;
  readonly balance: number;
  readonly failure: ShownFailure | null;
}

type Event = { type: 'balance.retried' } | { type: 'reward.cancelled' };

/** The dialog that rewards a student from a message: it loads the balance, then asks for coins and a remark. */
export const rewarding = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as RewardedMessage & { readonly subjectId: number },
    emitted: {} as Notice,
    children: {} as { form: 'messageReward' },
    tags: {} as 'busy' | 'failed' | 'done',
  },
  actors: { askBalance: remote(coinCount), messageReward },
  actions: {
    keepBalance: assign((_, { balance }: { balance: number }) => ({ balance })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
    tellGiven: emit(({ context: { studentName } }, { coins }: { coins: number }) =>
      successNotice('messages:reward.given', { name: studentName, count: coins }),
    ),
  },
}).createMachine({
  id: 'rewarding',
  context: ({ input }) => ({ ...input, balance: 0, failure: null }),
  initial: 'asking',
  on: { 'reward.cancelled': '.closed' },
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askBalance',
        src: 'askBalance',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: {
          target: 'open',
          actions: {
            type: 'keepBalance',
            params: ({ event }) => ({ balance: event.output.coin_cnt }),
          },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: errorIn },
        },
      },
    },
    failed: { tags: 'failed', on: { 'balance.retried': 'asking' } },
    open: {
      invoke: {
        id: 'form',
        src: 'messageReward',
        input: ({ context: { subjectId, messageId, studentName, balance } }) => ({
          scope: { subject_id: subjectId, message_id: messageId, studentName, balance },
          draftKey: `messageReward.${messageId}`,
        }),
        onDone: {
          target: 'closed',
          actions: {
            type: 'tellGiven',
            params: ({ event }) => ({ coins: Number(event.output.values.coins) }),
          },
        },
      },
    },
    closed: { type: 'final', tags: 'done' },
  },
});

type Snapshot = SnapshotFrom<typeof rewarding>;

export const selectForm = ({ children }: Snapshot) => children.form;
export const selectBalanceFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
export const selectStudentName = ({ context }: Snapshot) => context.studentName;
