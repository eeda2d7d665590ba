import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { wakeUpAccount } from '../../contract/account';
import type { AnswerOf } from '../../contract/call';
import { leaveAfter } from '../../domain/limits';
import type { AccountItem } from '../../domain/teacher';
import { CallFailure, isUnsure } from '../../contract/failure';
import { errorIn, type Failure } from '../parts/failure';
import { type Notice, warningNotice, notDoneNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { rolePage } from '../shell/navigation';

interface Input {
  /** The account that a person wants to enter. */
  readonly account: Pick<
    AccountItem,
    'userId' | 'account_id' | 'school_name' | 'is_freeze' | 'is_disabled'
  >;
  /** Whether the person came from a single sign-on, where going back leads there [WAK-05]. */
  readonly isSingleSignOn: boolean;
}

/** What the product is loaded anew with, to be in another account. */
type Ticket = AnswerOf<typeof wakeUpAccount>;

export type WakeUpEmitted = Notice | { type: 'reload.requested'; authKey: string; from: string };

/** How it ended: the account is awake anyway, or can't be entered, or the person decided. */
type Outcome = 'entered' | 'disabled' | 'dismissed' | 'redirected' | 'reloaded';

interface Context extends Input {
  /** Null until it has ended. */
  readonly outcome: Outcome | null;
  /** Whether waking it up was not answered, so that nobody knows whether it is awake. */
  readonly isUnsure: boolean;
}

/** Enters an account: a frozen one is woken up first, a disabled one is refused. */
export const accountWakeUp = setup({
  types: {} as {
    context: Context;
    events: { type: 'wake.requested' } | { type: 'login.declined' };
    input: Input;
    output: Pick<Context, 'outcome' | 'isUnsure'>;
    emitted: WakeUpEmitted;
    tags: 'busy' | 'failed' | 'blocked' | 'done';
  },
  actors: { wakeUp: remote(wakeUpAccount) },
  delays: { leaveAfter },
  guards: {
    isDisabled: ({ context }) => context.account.is_disabled === 1,
    isFrozen: ({ context }) => context.account.is_freeze === 1,
    isSingleSignOn: ({ context }) => context.isSingleSignOn,
  },
  actions: {
    noteOutcome: assign((_, { outcome }: { outcome: Outcome }) => ({ outcome })),
    tellDisabled: emit(warningNotice('account:wakeUp.disabled')),
    tellFailure: emit((_, { error }: Failure) => notDoneNotice(error, 'account:wakeUp.')),
    noteFailure: assign((_, { error }: Failure) => ({
      isUnsure: error instanceof CallFailure && isUnsure(error),
    })),
    goToSingleSignOn: emit({ type: 'page.requested', to: rolePage('account'), replace: true }),
    reload: emit((_, { auth_key, from }: Ticket) => ({
      type: 'reload.requested' as const,
      authKey: auth_key,
      from,
    })),
  },
}).createMachine({
  id: 'accountWakeUp',
  context: ({ input }) => ({ ...input, outcome: null, isUnsure: false }),
  output: ({ context: { outcome, isUnsure } }) => ({ outcome, isUnsure }),
  initial: 'checking',
  states: {
    checking: {
      always: [
        {
          guard: 'isDisabled',
          target: 'disabled',
          actions: 'tellDisabled',
          meta: { spec: 'WAK-01' },
        },
        { guard: 'isFrozen', target: 'frozen', meta: { spec: 'WAK-02' } },
        { target: 'entered', meta: { spec: 'WAK-03' } },
      ],
    },
    frozen: {
      tags: 'blocked',
      on: {
        'login.declined': [
          { guard: 'isSingleSignOn', target: 'leaving', meta: { spec: 'WAK-05' } },
          { target: 'dismissed', meta: { spec: 'WAK-04' } },
        ],
        'wake.requested': { target: 'waking', meta: { spec: 'WAK-07' } },
      },
    },
    leaving: {
      tags: 'busy',
      after: {
        leaveAfter: {
          target: 'redirected',
          actions: 'goToSingleSignOn',
          meta: { spec: 'WAK-06' },
        },
      },
    },
    waking: {
      tags: 'busy',
      invoke: {
        src: 'wakeUp',
        input: ({ context: { account } }) => ({
          user_id: account.userId,
          account_id: account.account_id,
        }),
        onDone: {
          target: 'reloaded',
          actions: { type: 'reload', params: ({ event }) => event.output },
          meta: { spec: 'WAK-08' },
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'noteFailure', params: errorIn },
            { type: 'tellFailure', params: errorIn },
          ],
          meta: { spec: 'WAK-09' },
        },
      },
    },
    failed: {
      tags: ['failed', 'blocked'],
      on: {
        'wake.requested': { target: 'waking', meta: { spec: 'WAK-10' } },
        'login.declined': { target: 'dismissed', meta: { spec: 'WAK-11' } },
      },
    },
    disabled: {
      type: 'final',
      tags: 'done',
      entry: { type: 'noteOutcome', params: { outcome: 'disabled' } },
    },
    entered: {
      type: 'final',
      tags: 'done',
      entry: { type: 'noteOutcome', params: { outcome: 'entered' } },
    },
    dismissed: {
      type: 'final',
      tags: 'done',
      entry: { type: 'noteOutcome', params: { outcome: 'dismissed' } },
    },
    redirected: {
      type: 'final',
      tags: 'done',
      entry: { type: 'noteOutcome', params: { outcome: 'redirected' } },
    },
    reloaded: {
      type: 'final',
      tags: 'done',
      entry: { type: 'noteOutcome', params: { outcome: 'reloaded' } },
    },
  },
});

type WakeUpSnapshot = SnapshotFrom<typeof accountWakeUp>;

/** The account that is asked about. */
export const selectAccount = ({ context }: WakeUpSnapshot) => context.account;
/** Whether the person has to decide: wake it, or do not log in. */
export const selectIsAsking = (snapshot: WakeUpSnapshot) => snapshot.hasTag('blocked');
export const selectIsWaking = (snapshot: WakeUpSnapshot) => snapshot.matches('waking');
/** Whether the single sign-on's page is about to open. */
export const selectIsLeaving = (snapshot: WakeUpSnapshot) => snapshot.matches('leaving');
/** Whether waking it up did not work, and can be tried again. */
export const selectIsWakeFailed = (snapshot: WakeUpSnapshot) => snapshot.hasTag('failed');
/** Whether nobody knows if it has worked after all. */
export const selectIsWakeUnsure = ({ context }: WakeUpSnapshot) => context.isUnsure;
/** Whether nothing is asked any more. */
export const selectIsOver = (snapshot: WakeUpSnapshot) => snapshot.hasTag('done');
