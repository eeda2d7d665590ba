import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { accountList, switchAccount } from '../../contract/account';
import type { AnswerOf } from '../../contract/call';
import type { AccountItem } from '../../domain/teacher';
import { errorIn, shownFailure, type ShownFailure } from '../parts/failure';
import { loadFailed, loadFails } from '../parts/loadFailed';
import { answeredNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { accountWakeUp, type WakeUpEmitted } from './accountWakeUp';

interface Input {
  /** The account that the person is in. */
  readonly accountId: number;
  readonly subjectId: number;
  /** Whether the person came from a single sign-on, where going back leads there [WAK-05]. */
  readonly isSingleSignOn: boolean;
}

interface Context extends Input {
  readonly accounts: readonly AccountItem[];
  /** The account that the person wants to be in; null before. */
  readonly chosen: AccountItem | null;
  readonly failure: ShownFailure | null;
}

type Ticket = AnswerOf<typeof switchAccount>;

function chosenOf({ chosen }: Context): AccountItem {
  if (chosen === null) throw new Error('no account is chosen');
  return chosen;
}

/** The safe center: a person's accounts, and the way from one to another, which may be asleep [ROLE-093, ROLE-094]. */
export const accountSecurity = setup({
  types: {} as {
    context: Context;
    events: { type: 'load.retried' } | { type: 'account.chosen'; userId: number };
    input: Input;
    emitted: WakeUpEmitted;
    children: { wakeUp: 'accountWakeUp' };
    tags: 'busy' | 'editable' | 'failed' | 'done';
  },
  actors: {
    loadAccounts: remote(accountList),
    switchAccount: remote(switchAccount),
    accountWakeUp,
  },
  guards: {
    isOther: ({ context }, { userId }: { userId: number }) =>
      userId !== context.accountId && context.accounts.some((item) => item.userId === userId),
    isAwake: (_, { outcome }: { outcome: string | null }) => outcome === 'entered',
    isUnsure: (_, { isUnsure }: { isUnsure: boolean }) => isUnsure,
    isGone: (_, { outcome }: { outcome: string | null }) =>
      outcome === 'reloaded' || outcome === 'redirected',
  },
  actions: {
    keepAccounts: assign((_, { list }: { list: readonly AccountItem[] }) => ({
      ...{ accounts: list, failure: null },
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
    choose: assign(({ context }, { userId }: { userId: number }) => ({
      chosen: context.accounts.find((item) => item.userId === userId) ?? null,
    })),
    forgetChosen: assign({ chosen: null }),
    tellFailure: emit((_, { error }: { error: unknown }): WakeUpEmitted =>
      answeredNotice(error, 'account:security.notSwitched'),
    ),
    reload: emit((_, { auth_key, from }: Ticket): WakeUpEmitted => ({
      type: 'reload.requested',
      authKey: auth_key,
      from,
    })),
  },
}).createMachine({
  id: 'accountSecurity',
  context: ({ input }) => ({ ...input, accounts: [], chosen: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadAccounts',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: {
          target: 'choosing',
          actions: { type: 'keepAccounts', params: ({ event }) => event.output },
        },
        onError: loadFails,
      },
    },
    loadFailed: loadFailed('loading'),
    choosing: {
      tags: 'editable',
      entry: 'forgetChosen',
      on: {
        'account.chosen': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    asking: {
      invoke: {
        id: 'wakeUp',
        src: 'accountWakeUp',
        input: ({ context }) => ({
          account: chosenOf(context),
          isSingleSignOn: context.isSingleSignOn,
        }),
        onDone: [
          { guard: { type: 'isAwake', params: ({ event }) => event.output }, target: 'switching' },
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'left' },
          // The account may be awake by now: the list says so.
          { guard: { type: 'isUnsure', params: ({ event }) => event.output }, target: 'loading' },
          { target: 'choosing' },
        ],
      },
    },
    switching: {
      tags: 'busy',
      invoke: {
        src: 'switchAccount',
        input: ({ context }) => {
          const { userId, account_id } = chosenOf(context);
          return { user_id: userId, account_id };
        },
        onDone: {
          target: 'left',
          actions: { type: 'reload', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'tellFailure', params: errorIn },
        },
      },
    },
    left: { type: 'final', tags: 'done' },
  },
});

type SecuritySnapshot = SnapshotFrom<typeof accountSecurity>;

/** The account that the person is in. */
export const selectOwnId = ({ context }: SecuritySnapshot) => context.accountId;
export const selectAccounts = ({ context }: SecuritySnapshot) => context.accounts;
/** The account that the person is on the way to; null where there is none. */
export const selectChosenId = ({ context }: SecuritySnapshot) => context.chosen?.userId ?? null;
export const selectIsLoading = (snapshot: SecuritySnapshot) => snapshot.matches('loading');
export const selectIsChoosing = (snapshot: SecuritySnapshot) => snapshot.hasTag('editable');
export const selectAccountsFailure = ({ context }: SecuritySnapshot) => context.failure;
/** The question whether a sleeping account is to be woken up; undefined while nobody asks. */
export const selectWakeUp = ({ children }: SecuritySnapshot) => children.wakeUp;
