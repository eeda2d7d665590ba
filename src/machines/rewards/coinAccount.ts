import { assign, type EventFrom, setup, transition } from 'xstate';
import { type CoinAccountStatus, earnedCoins, freezeReason } from '../../domain/rewards';

/** What a coin account holds. */
interface Facts {
  /** Coins that can be spent. */
  readonly balance: number;
  /** Coins that were earned while the account was frozen; none of a normal account. */
  readonly held: number;
  /** Why the account is frozen; null while it is not. */
  readonly reason: string | null;
}

type Event =
  | { type: 'account.frozen'; reason: string }
  | { type: 'account.unfrozen' }
  | { type: 'systemFreeze.began'; reason: string }
  | { type: 'systemFreeze.lifted' }
  | { type: 'coins.earned'; amount: number };

/** The life of a coin account: what is earned while it is frozen is held, and deposited with the thaw. */
export const coinAccount = setup({
  types: {} as { context: Facts; events: Event; tags: 'editable' | 'blocked' },
  guards: {
    hasReason: (_, { reason }: { reason: string }) => freezeReason.safeParse(reason).success,
    isEarned: (_, { amount }: { amount: number }) => earnedCoins.safeParse(amount).success,
  },
  actions: {
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    addToBalance: assign(({ context }, { amount }: { amount: number }) => ({
      balance: context.balance + amount,
    })),
    hold: assign(({ context }, { amount }: { amount: number }) => ({
      held: context.held + amount,
    })),
    depositHeld: assign(({ context }) => ({
      balance: context.balance + context.held,
      held: 0,
      reason: null,
    })),
  },
}).createMachine({
  id: 'coinAccount',
  context: { balance: 0, held: 0, reason: null },
  initial: 'normal',
  states: {
    normal: {
      tags: 'editable',
      on: {
        'account.frozen': [
          {
            guard: { type: 'hasReason', params: ({ event }) => event },
            target: 'frozen',
            actions: { type: 'keepReason', params: ({ event }) => event },
            meta: { spec: 'COI-01' },
          },
          { meta: { spec: 'COI-02' } },
        ],
        'systemFreeze.began': {
          target: 'systemFrozen',
          actions: { type: 'keepReason', params: ({ event }) => event },
          meta: { spec: 'COI-03' },
        },
        'coins.earned': {
          guard: { type: 'isEarned', params: ({ event }) => event },
          actions: { type: 'addToBalance', params: ({ event }) => event },
          meta: { spec: 'COI-04' },
        },
      },
    },
    frozen: {
      tags: 'blocked',
      on: {
        'coins.earned': {
          guard: { type: 'isEarned', params: ({ event }) => event },
          actions: { type: 'hold', params: ({ event }) => event },
          meta: { spec: 'COI-05' },
        },
        'account.unfrozen': {
          target: 'normal',
          actions: 'depositHeld',
          meta: { spec: 'COI-07' },
        },
      },
    },
    systemFrozen: {
      tags: 'blocked',
      on: {
        'coins.earned': {
          guard: { type: 'isEarned', params: ({ event }) => event },
          actions: { type: 'hold', params: ({ event }) => event },
          meta: { spec: 'COI-06' },
        },
        'systemFreeze.lifted': {
          target: 'normal',
          actions: 'depositHeld',
          meta: { spec: 'COI-08' },
        },
        // Only the system unfreezes an account that the system froze.
        'account.unfrozen': { meta: { spec: 'COI-09' } },
      },
    },
  },
});

/** A coin account as it is stored. */
export interface CoinAccount extends Facts {
  readonly status: CoinAccountStatus;
}

/** The next state of a stored coin account after an event; null where the chart refuses it. */
export function nextCoinAccount(
  { status, ...context }: CoinAccount,
  event: EventFrom<typeof coinAccount>,
): CoinAccount | null {
  const snapshot = coinAccount.resolveState({ value: status, context });
  if (!snapshot.can(event)) return null;
  const [next] = transition(coinAccount, snapshot, event);
  return { ...next.context, status: next.value };
}
