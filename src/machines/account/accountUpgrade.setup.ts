import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import {
  bindAccounts,
  checkUpgrade,
  checkUserPassword,
  sendCode,
  upgradeAccount,
} from '../../contract/account';
import type { AnswerOf } from '../../contract/call';
import { hasCode } from '../../contract/failure';
import {
  isUpgradeOver,
  type MergeItem,
  mergeForm,
  mobile as mobileSchema,
  upgradeForm,
  type UpgradeProgress,
  type UpgradeStep,
} from '../../domain/account';
import { finalCountdown, resendAfter, upgradePollEvery } from '../../domain/limits';
import { errorsOf, type FieldErrors, noErrors, withoutField } from '../parts/form/errors';
import {
  failureMessage,
  failureNotice,
  type Message,
  type Notice,
  successNotice,
} from '../parts/notice';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';
import { codeIn, mobileIn } from './pasted';
import { waitAskedBy } from './waitAskedBy';

export interface UpgradeInput {
  readonly accountId: number;
  readonly subjectId: number;
  /** 0: the account still logs in with its password. */
  readonly accountUpgrade: number;
  /** Where the last step leads: the page that was asked for at the login, or home. */
  readonly nextPage: string;
  /** What the browser kept of an upgrade, whoever's it was. */
  readonly kept: UpgradeProgress | null;
  /** Epoch ms of the server's clock. */
  readonly now: number;
}

interface Context extends Omit<UpgradeProgress, 'step'> {
  readonly subjectId: number;
  readonly accountUpgrade: number;
  readonly nextPage: string;
  /** Where the person was before the page was loaded; null when the upgrade was never shown. */
  readonly keptStep: UpgradeStep | null;
  readonly now: number;
  readonly uname: string;
  readonly password: string;
  /** What was wrong with the fields when they were sent, until they change. */
  readonly errors: FieldErrors;
  /** How often something was sent in vain: when it changes, the first wrong field is focused. */
  readonly attempts: number;
  /** Why the other account was not added; null when it was, or nobody tried. */
  readonly refusal: Message | null;
  /** Whether a person asked how far it is, and not the clock. */
  readonly isRefreshing: boolean;
}

export type UpgradeField = 'mobile' | 'v_code' | 'uname' | 'password';

type Event =
  | { type: 'teacher.entered' }
  | { type: 'step.continued' }
  | { type: 'upgrade.skipped' }
  | { type: 'field.changed'; field: UpgradeField; value: string }
  | { type: 'code.requested' }
  | { type: 'submit.requested' }
  | { type: 'status.refreshed' }
  | { type: 'account.toggled'; userId: number }
  | { type: 'addition.requested' }
  | { type: 'addition.cancelled' }
  /** The school's page is to be opened, to join it there. */
  | { type: 'joining.requested' }
  | Signals['clock'];

export type UpgradeEmitted =
  | Notice
  | { type: 'upgrade.progressed'; progress: UpgradeProgress }
  | { type: 'outsidePage.requested'; url: string };

interface Failure {
  readonly error: unknown;
}

/** What a call rejected with, as guards and actions take it. */
export const errorOf = ({ event }: { event: Failure }): Failure => ({ error: event.error });

/** Asks whether the person was at a step before the page was loaded. */
export const was = (step: UpgradeStep) => ({ type: 'wasAt', params: { step } }) as const;

/** Has the browser keep that the person is at a step. */
export const keep = (step: UpgradeStep) => ({ type: 'keepProgress', params: { step } }) as const;

/** The accounts that the person wants to merge. */
export function chosenIds({ accounts }: Context): number[] {
  return accounts.filter(({ isChecked }) => isChecked).map(({ userId }) => userId);
}

const untyped = {
  ...{ mobile: '', v_code: '', uname: '', password: '' },
  ...{ errors: noErrors, refusal: null },
} as const;

/** What is typed or pasted, as it is meant: a mobile, or the code out of a whole text message. */
function meant(field: UpgradeField, value: string): string {
  if (field === 'mobile') return mobileIn(value);
  return field === 'v_code' ? codeIn(value) : value;
}

const isMobile = ({ mobile }: Context) => mobileSchema.safeParse(mobile).success;

function refused({ attempts }: Context, errors: FieldErrors) {
  return { errors, attempts: attempts + 1 };
}

/** Where an upgrade begins, or goes on if the page was loaded anew. */
export function started({ kept, ...input }: UpgradeInput): Context {
  const own = kept?.accountId === input.accountId ? kept : null;
  const { step = null, ...progress } = own ?? {};
  return {
    ...untyped,
    ...{ joinUrl: '', accounts: [], sentTo: '', waitsUntil: 0, leavesAt: 0 },
    ...progress,
    ...input,
    ...{ keptStep: step, attempts: 0, isRefreshing: false },
  };
}

export const upgradeSetup = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: UpgradeInput;
    emitted: UpgradeEmitted;
    tags: 'busy' | 'editable' | 'done';
  },
  actors: {
    sendCode: remote(sendCode),
    upgrade: remote(upgradeAccount),
    askUpgrade: remote(checkUpgrade),
    checkAccount: remote(checkUserPassword),
    bind: remote(bindAccounts),
    clock: signal('clock'),
  },
  delays: {
    untilResend: ({ context: { waitsUntil, now } }) => Math.max(0, waitsUntil - now),
    untilNextQuestion: upgradePollEvery,
    untilLeaving: ({ context: { leavesAt, now } }) => Math.max(0, leavesAt - now),
  },
  guards: {
    isOver: ({ context: { accountUpgrade, keptStep } }) => isUpgradeOver(accountUpgrade, keptStep),
    // The answer to the code may not have come, though what was asked for is done.
    isUnderway: ({ context: { accountUpgrade, keptStep } }) =>
      keptStep === 'waiting' || (keptStep === 'phoneAndCode' && accountUpgrade !== 0),
    wasAt: ({ context }, { step }: { step: UpgradeStep }) => context.keptStep === step,
    isWaiting: ({ context: { waitsUntil, now } }) => waitsUntil > now,
    isMobile: ({ context }) => isMobile(context),
    isOtherMobile: ({ context }) => isMobile(context) && context.mobile !== context.sentTo,
    lacksMobile: ({ context }) => !isMobile(context),
    isPhoneProven: ({ context }) => upgradeForm.safeParse(context).success,
    isThrottled: (_, { error }: Failure) => hasCode(error, 'throttled'),
    isCodeWrong: (_, { error }: Failure) => hasCode(error, 'wrongCredentials'),
    hasJoinUrl: ({ context }) => context.joinUrl !== '',
    isRefreshing: ({ context }) => context.isRefreshing,
    isUpgraded: (_, { is_upgrade }: AnswerOf<typeof checkUpgrade>) => is_upgrade === 1,
    hasChosen: ({ context }) => chosenIds(context).length > 0,
    isAccountNamed: ({ context }) => mergeForm.safeParse(context).success,
  },
  actions: {
    enter: raise({ type: 'teacher.entered' }),
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    setField: assign(({ context }, { field, value }: { field: UpgradeField; value: string }) => ({
      [field]: meant(field, value),
      errors: withoutField(context.errors, field),
      refusal: null,
    })),
    forgetErrors: assign({ errors: noErrors }),
    showMobileError: assign(({ context }) =>
      refused(context, { mobile: errorsOf(upgradeForm, context)['mobile'] ?? 'mobile' }),
    ),
    showPhoneErrors: assign(({ context }) => refused(context, errorsOf(upgradeForm, context))),
    refuseCode: assign(({ context }) => ({
      ...refused(context, { v_code: 'wrongCode' }),
      v_code: '',
    })),
    showChoiceError: assign(({ context }) => refused(context, { accounts: 'required' })),
    showAccountErrors: assign(({ context }) => refused(context, errorsOf(mergeForm, context))),
    refuseAccount: assign(({ context }, { error }: Failure) => ({
      attempts: context.attempts + 1,
      refusal: failureMessage(error),
    })),

    // The wait was that of another mobile, if there was one.
    noteMobile: assign(({ context: { mobile } }) => ({
      ...{ sentTo: mobile, waitsUntil: 0, errors: noErrors },
    })),
    startWait: assign(({ context }) => ({ waitsUntil: context.now + resendAfter })),
    waitAsAsked: assign(({ context }, { error }: Failure) => ({
      waitsUntil: context.now + waitAskedBy(error),
    })),
    endWait: assign({ waitsUntil: 0 }),
    keepJoinUrl: assign((_, { joinUrl }: { joinUrl: string }) => ({
      joinUrl,
      ...{ v_code: '', sentTo: '', waitsUntil: 0 },
    })),
    noteRefresh: assign({ isRefreshing: true }),
    forgetRefresh: assign({ isRefreshing: false }),
    keepAccounts: assign((_, { list }: { list: readonly MergeItem[] }) => ({
      accounts: list.map((item) => ({ ...item, isChecked: false })),
    })),
    toggleAccount: assign(({ context }, { userId }: { userId: number }) => ({
      errors: noErrors,
      accounts: context.accounts.map((account) =>
        account.userId === userId ? { ...account, isChecked: !account.isChecked } : account,
      ),
    })),
    addAccount: assign(({ context }, added: MergeItem) => ({
      accounts: [
        ...context.accounts.filter(({ userId }) => userId !== added.userId),
        { ...added, isChecked: true },
      ],
    })),
    forgetTyped: assign(untyped),
    startLeaving: assign(({ context: { leavesAt, now } }) => ({
      leavesAt: leavesAt === 0 ? now + finalCountdown : leavesAt,
    })),

    keepProgress: emit(({ context }, { step }: { step: UpgradeStep }): UpgradeEmitted => {
      const { accountId, mobile, v_code, joinUrl, accounts } = context;
      const { sentTo, waitsUntil, leavesAt } = context;
      const moments = { sentTo, waitsUntil, leavesAt };
      const progress = { accountId, step, mobile, v_code, joinUrl, accounts, ...moments };
      return { type: 'upgrade.progressed', progress };
    }),
    tellRefreshed: enqueueActions(({ context, enqueue }) => {
      if (context.isRefreshing) enqueue.emit(successNotice('account:upgrade.refreshed'));
    }),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
    openSchool: emit(({ context: { joinUrl } }): UpgradeEmitted => ({
      type: 'outsidePage.requested',
      url: joinUrl,
    })),
    goOn: emit(({ context: { nextPage } }): Notice => ({
      type: 'page.requested',
      to: nextPage,
      replace: true,
    })),
  },
});
