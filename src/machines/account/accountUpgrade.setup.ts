import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { z } from 'zod/mini';
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
import { type Failure, shownFailure } from '../parts/failure';
import { errorsOf, type FieldErrors, noErrors } from '../parts/form/errors';
import type { FieldChange, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';
import { codeIn, mobileIn } from './pasted';
import { waitAskedBy } from './waitAskedBy';

export interface UpgradeInput {
  readonly accountId: number;
  readonly subjectId: number;
  /** 0: the account still logs in with its password. */
  readonly accountUpgrade: number;
  /** Whether the teacher's school is an agent's. */
  readonly isAgentSchool: boolean;
  /** Where the last step leads: the page that was asked for at the login, or home. */
  readonly nextPage: string;
  /** What the browser kept of an upgrade, whoever's it was. */
  readonly kept: UpgradeProgress | null;
  /** Epoch ms of the server's clock. */
  readonly now: number;
}

const untyped = { mobile: '', v_code: '', uname: '', password: '' };
type Typed = typeof untyped;

interface Context extends FormState<Typed>, Omit<UpgradeProgress, 'step' | 'mobile' | 'v_code'> {
  readonly subjectId: number;
  readonly accountUpgrade: number;
  readonly isAgentSchool: boolean;
  readonly nextPage: string;
  /** The step at which the page was loaded anew; null when the upgrade was never shown. */
  readonly keptStep: UpgradeStep | null;
  readonly now: number;
  /** Whether the person asked for the status, and not the clock. */
  readonly isRefreshing: boolean;
}

type Event =
  | { type: 'teacher.entered' }
  | { type: 'step.continued' }
  | { type: 'upgrade.skipped' }
  | ({ type: 'field.changed' } & FieldChange<Typed>)
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

/** Asks whether the person was at a step before the page was loaded. */
export const was = (step: UpgradeStep) => ({ type: 'wasAt', params: { step } }) as const;

/** Keeps the person's step in the browser. */
export const keep = (step: UpgradeStep) => ({ type: 'keepProgress', params: { step } }) as const;

/** Notes that so many of number, upgrade and merging are done: what was skipped is not. */
export const pass = (count: number) => ({ type: 'pass', params: { count } }) as const;

/** The accounts that the person wants to merge. */
export function chosenIds({ accounts }: Context): number[] {
  return accounts.filter(({ isChecked }) => isChecked).map(({ userId }) => userId);
}

/** What the school asks of the account that is to be merged. */
export const mergeOf = ({ isAgentSchool }: Context) => mergeForm(isAgentSchool);

/** Each step checks its own fields when it is sent; the errors stand until the fields change. */
const form = workflowForm<Typed, Context, Event>({ schema: () => z.unknown() });
const forgotten = { values: untyped, refused: noErrors, failure: null };

/** The mobile or the code in a typed or pasted text, such as a whole text message. */
function meant({ field, value }: FieldChange<Typed>): string {
  if (field === 'mobile') return mobileIn(value);
  return field === 'v_code' ? codeIn(value) : value;
}

const isMobile = ({ values }: Context) => mobileSchema.safeParse(values.mobile).success;

function wrong({ attempts }: Context, refused: FieldErrors) {
  return { refused, attempts: attempts + 1 };
}

const unbegun = {
  ...{ step: null, mobile: '', v_code: '', joinUrl: '', accounts: [] },
  ...{ sentTo: '', waitsUntil: 0, leavesAt: 0 },
};

/** Where an upgrade begins, or goes on if the page was loaded anew. */
export function started({ kept, ...input }: UpgradeInput): Context {
  const own = kept?.accountId === input.accountId ? kept : null;
  const { step, mobile, v_code, ...progress } = own ?? unbegun;
  return form.started(
    { ...untyped, mobile, v_code },
    { ...progress, ...input, keptStep: step, isRefreshing: false },
  );
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
    isOtherMobile: ({ context }) => isMobile(context) && context.values.mobile !== context.sentTo,
    lacksMobile: ({ context }) => !isMobile(context),
    isPhoneProven: ({ context }) => upgradeForm.safeParse(context.values).success,
    isThrottled: (_, { error }: Failure) => hasCode(error, 'throttled'),
    isCodeWrong: (_, { error }: Failure) => hasCode(error, 'wrongCredentials'),
    hasJoinUrl: ({ context }) => context.joinUrl !== '',
    isRefreshing: ({ context }) => context.isRefreshing,
    isUpgraded: (_, { is_upgrade }: AnswerOf<typeof checkUpgrade>) => is_upgrade === 1,
    hasChosen: ({ context }) => chosenIds(context).length > 0,
    isAccountNamed: ({ context }) => mergeOf(context).safeParse(context.values).success,
  },
  actions: {
    enter: raise({ type: 'teacher.entered' }),
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    setField: assign(({ context }, change: FieldChange<Typed>) =>
      form.revised(context, { [change.field]: meant(change) }),
    ),
    forgetErrors: assign({ refused: noErrors }),
    showMobileError: assign(({ context }) =>
      wrong(context, { mobile: errorsOf(upgradeForm, context.values)['mobile'] ?? 'mobile' }),
    ),
    showPhoneErrors: assign(({ context }) => wrong(context, errorsOf(upgradeForm, context.values))),
    refuseCode: assign(({ context }) => ({
      ...wrong(context, { v_code: 'wrongCode' }),
      values: { ...context.values, v_code: '' },
    })),
    showChoiceError: assign(({ context }) => wrong(context, { accounts: 'required' })),
    showAccountErrors: assign(({ context }) =>
      wrong(context, errorsOf(mergeOf(context), context.values)),
    ),
    refuseAccount: assign(({ context }, { error }: Failure) => ({
      attempts: context.attempts + 1,
      failure: shownFailure(error),
    })),

    // The wait was that of another mobile, if there was one.
    noteMobile: assign(({ context: { values } }) => ({
      ...{ sentTo: values.mobile, waitsUntil: 0, refused: noErrors },
    })),
    startWait: assign(({ context }) => ({ waitsUntil: context.now + resendAfter })),
    waitAsAsked: assign(({ context }, { error }: Failure) => ({
      waitsUntil: context.now + waitAskedBy(error),
    })),
    endWait: assign({ waitsUntil: 0 }),
    keepJoinUrl: assign(({ context }, { joinUrl }: { joinUrl: string }) => ({
      ...{ joinUrl, sentTo: '', waitsUntil: 0 },
      values: { ...context.values, v_code: '' },
    })),
    noteRefresh: assign({ isRefreshing: true }),
    forgetRefresh: assign({ isRefreshing: false }),
    keepAccounts: assign((_, { list }: { list: readonly MergeItem[] }) => ({
      accounts: list.map((item) => ({ ...item, isChecked: false })),
    })),
    toggleAccount: assign(({ context }, { userId }: { userId: number }) => ({
      refused: noErrors,
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
    forgetTyped: assign(forgotten),
    pass: assign(({ context: { passed = 0 } }, { count }: { count: number }) => ({
      passed: Math.max(passed, count),
    })),
    startLeaving: assign(({ context: { leavesAt, now } }) => ({
      leavesAt: leavesAt === 0 ? now + finalCountdown : leavesAt,
    })),

    keepProgress: emit(({ context }, { step }: { step: UpgradeStep }): UpgradeEmitted => {
      const { accountId, values, joinUrl, accounts } = context;
      const { mobile, v_code } = values;
      const { sentTo, waitsUntil, leavesAt, passed } = context;
      const moments = { sentTo, waitsUntil, leavesAt, passed };
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
