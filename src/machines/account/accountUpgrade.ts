import type { SnapshotFrom } from 'xstate';
import { upgradeForm, type UpgradeStep } from '../../domain/account';
import { errorIn } from '../parts/failure';
import { phoneAndCode } from './accountUpgrade.phone';
import { chosenIds, keep, mergeOf, pass, started, upgradeSetup, was } from './accountUpgrade.setup';
import { secondsLeft } from './secondsLeft';

export type { UpgradeEmitted } from './accountUpgrade.setup';

/**
 * Moves an account from its password to a mobile with SMS codes, and merges the person's other accounts
 * into it, in seven steps. Each step can be skipped to the last; a reload of the page resumes at the same
 * step [SCREEN-179].
 */
export const accountUpgrade = upgradeSetup.createMachine({
  id: 'accountUpgrade',
  context: ({ input }) => started(input),
  invoke: { src: 'clock' },
  on: { 'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } } },
  initial: 'closed',
  states: {
    closed: {
      tags: 'done',
      entry: 'enter',
      on: {
        'teacher.entered': [
          { guard: 'isOver', meta: { spec: 'UPG-02' } },
          // Asks for the status at once, not in ten seconds.
          { guard: 'isUnderway', target: 'polling' },
          { guard: was('phoneAndCode'), target: 'phoneAndCode' },
          { guard: was('success'), target: 'success' },
          { guard: was('merge'), target: 'merge' },
          { guard: was('addAccount'), target: 'addAccount' },
          { guard: was('done'), target: 'done' },
          { target: 'intro', meta: { spec: 'UPG-01' } },
        ],
      },
    },

    intro: {
      entry: keep('intro'),
      on: {
        'step.continued': { target: 'phoneAndCode', meta: { spec: 'UPG-03' } },
        'upgrade.skipped': { target: 'done', meta: { spec: 'UPG-04' } },
      },
    },

    phoneAndCode,

    submitting: {
      tags: 'busy',
      // Sent again after a reload, it is the same request: the server gives its first answer.
      entry: keep('phoneAndCode'),
      invoke: {
        src: 'upgrade',
        input: ({ context: { values, subjectId } }) => ({
          ...upgradeForm.parse(values),
          subject_id: subjectId,
        }),
        onDone: {
          target: 'waiting',
          actions: { type: 'keepJoinUrl', params: ({ event }) => event.output },
          meta: { spec: 'UPG-13' },
        },
        onError: [
          {
            guard: { type: 'isCodeWrong', params: errorIn },
            target: 'phoneAndCode',
            actions: 'refuseCode',
            meta: { spec: 'UPG-14' },
          },
          {
            target: 'phoneAndCode',
            actions: { type: 'showFailure', params: errorIn },
            meta: { spec: 'UPG-15' },
          },
        ],
      },
    },

    waiting: {
      entry: [pass(1), keep('waiting')],
      after: {
        untilNextQuestion: {
          target: 'polling',
          actions: 'forgetRefresh',
          meta: { spec: 'UPG-18' },
        },
      },
      on: {
        'status.refreshed': {
          target: 'polling',
          actions: 'noteRefresh',
          meta: { spec: 'UPG-19' },
        },
        'upgrade.skipped': { target: 'done', meta: { spec: 'UPG-20' } },
      },
      initial: 'starting',
      states: {
        starting: {
          always: [
            { guard: 'hasJoinUrl', target: 'joining', meta: { spec: 'UPG-16' } },
            { target: 'plain', meta: { spec: 'UPG-17' } },
          ],
        },
        joining: { on: { 'joining.requested': { actions: 'openSchool' } } },
        plain: {},
      },
    },

    polling: {
      tags: 'busy',
      entry: pass(1),
      invoke: {
        src: 'askUpgrade',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: [
          {
            guard: { type: 'isUpgraded', params: ({ event }) => event.output },
            target: 'success',
            actions: [
              { type: 'keepAccounts', params: ({ event }) => event.output },
              'tellRefreshed',
            ],
            meta: { spec: 'UPG-21' },
          },
          {
            guard: 'isRefreshing',
            target: 'waiting',
            actions: 'tellRefreshed',
            meta: { spec: 'UPG-22' },
          },
          { target: 'waiting', meta: { spec: 'UPG-22' } },
        ],
        onError: {
          target: 'waiting',
          actions: { type: 'showFailure', params: errorIn },
          meta: { spec: 'UPG-23' },
        },
      },
      on: { 'upgrade.skipped': 'done' },
    },

    success: {
      entry: [pass(2), keep('success')],
      on: {
        'step.continued': { target: 'merge', meta: { spec: 'UPG-24' } },
        'upgrade.skipped': { target: 'done', meta: { spec: 'UPG-25' } },
      },
    },

    merge: {
      tags: 'editable',
      entry: [pass(2), keep('merge')],
      on: {
        'account.toggled': {
          actions: [{ type: 'toggleAccount', params: ({ event }) => event }, keep('merge')],
          meta: { spec: 'UPG-26' },
        },
        'addition.requested': {
          target: 'addAccount',
          actions: 'forgetErrors',
          meta: { spec: 'UPG-27' },
        },
        'submit.requested': [
          { guard: 'hasChosen', target: 'binding', meta: { spec: 'UPG-28' } },
          { actions: 'showChoiceError', meta: { spec: 'UPG-29' } },
        ],
        'upgrade.skipped': { target: 'done', meta: { spec: 'UPG-30' } },
      },
    },

    addAccount: {
      tags: 'editable',
      entry: keep('addAccount'),
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'addition.cancelled': {
          target: 'merge',
          actions: 'forgetTyped',
          meta: { spec: 'UPG-31' },
        },
        'submit.requested': [
          { guard: 'isAccountNamed', target: 'checkingAccount', meta: { spec: 'UPG-32' } },
          { actions: 'showAccountErrors', meta: { spec: 'UPG-33' } },
        ],
        'upgrade.skipped': { target: 'done', meta: { spec: 'UPG-34' } },
      },
    },

    checkingAccount: {
      tags: 'busy',
      invoke: {
        src: 'checkAccount',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          ...mergeOf(context).parse(context.values),
        }),
        onDone: {
          target: 'merge',
          actions: [{ type: 'addAccount', params: ({ event }) => event.output }, 'forgetTyped'],
          meta: { spec: 'UPG-35' },
        },
        onError: {
          target: 'addAccount',
          actions: { type: 'refuseAccount', params: errorIn },
          meta: { spec: 'UPG-36' },
        },
      },
    },

    binding: {
      tags: 'busy',
      invoke: {
        src: 'bind',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          lstUserId: chosenIds(context),
        }),
        onDone: { target: 'done', actions: pass(3), meta: { spec: 'UPG-37' } },
        onError: {
          target: 'merge',
          actions: { type: 'showFailure', params: errorIn },
          meta: { spec: 'UPG-38' },
        },
      },
    },

    done: {
      tags: 'done',
      entry: ['forgetTyped', 'startLeaving', keep('done')],
      after: { untilLeaving: { target: 'left', meta: { spec: 'UPG-39' } } },
      on: { 'step.continued': { target: 'left', meta: { spec: 'UPG-40' } } },
    },

    left: { type: 'final', tags: 'done', entry: [keep('left'), 'goOn'] },
  },
});

type UpgradeSnapshot = SnapshotFrom<typeof accountUpgrade>;

/** The step that each state shows, with its place among the three of the wizard's header. */
const shown = {
  intro: { step: 'intro', place: 1 },
  phoneAndCode: { step: 'phoneAndCode', place: 1 },
  submitting: { step: 'phoneAndCode', place: 1 },
  waiting: { step: 'waiting', place: 2 },
  polling: { step: 'waiting', place: 2 },
  success: { step: 'success', place: 2 },
  merge: { step: 'merge', place: 3 },
  binding: { step: 'merge', place: 3 },
  addAccount: { step: 'addAccount', place: 3 },
  checkingAccount: { step: 'addAccount', place: 3 },
  done: { step: 'done', place: null },
} as const satisfies Record<string, { step: UpgradeStep; place: number | null }>;

function shownIn({ value }: UpgradeSnapshot) {
  const [state] = typeof value === 'string' ? [value] : Object.keys(value);
  return Object.entries(shown).find(([name]) => name === state)?.[1] ?? null;
}

/** The step that shows; null while nothing does. */
export const selectStep = (snapshot: UpgradeSnapshot) => shownIn(snapshot)?.step ?? null;

const passedOf = ({ context: { passed = 0 } }: UpgradeSnapshot) => passed;
/** Which of the header's three steps it is one of, from 1; at the end the first that is not done, or 4. */
export const selectPlace = (snapshot: UpgradeSnapshot) =>
  snapshot.matches('done') ? passedOf(snapshot) + 1 : (shownIn(snapshot)?.place ?? null);
/** What has come of the upgrade at its end: nothing, or how far it is. */
export const selectOutcome = (snapshot: UpgradeSnapshot) =>
  (['skipped', 'underway', 'upgraded', 'merged'] as const)[passedOf(snapshot)] ?? 'merged';
export const selectIsBusy = (snapshot: UpgradeSnapshot) => snapshot.hasTag('busy');
/** Where the account's school is to be joined; empty where nothing is. */
export const selectJoinUrl = ({ context }: UpgradeSnapshot) => context.joinUrl;
export const selectAccounts = ({ context }: UpgradeSnapshot) => context.accounts;
export const selectCanSkip = (snapshot: UpgradeSnapshot) =>
  snapshot.can({ type: 'upgrade.skipped' });
export const selectIsSendingCode = (snapshot: UpgradeSnapshot) =>
  snapshot.matches({ phoneAndCode: 'sendingCode' });

/** Seconds until the mobile that is typed may be sent another code; null when it may now. */
export function selectCodeWait(snapshot: UpgradeSnapshot): number | null {
  const { values, sentTo, waitsUntil, now } = snapshot.context;
  const isHeld = snapshot.matches({ phoneAndCode: 'countingDown' }) && values.mobile === sentTo;
  return isHeld ? secondsLeft(waitsUntil, now) : null;
}

/** Seconds until the last step is left by itself; null in the others. */
export function selectSecondsToLeave(snapshot: UpgradeSnapshot): number | null {
  const { leavesAt, now } = snapshot.context;
  return snapshot.matches('done') ? secondsLeft(leavesAt, now) : null;
}
