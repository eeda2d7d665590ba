import type { SnapshotFrom } from 'xstate';
import { codes, type CodeName } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { UpgradeProgress, UpgradeStep } from '../../domain/account';
import type { accountUpgrade } from './accountUpgrade';

type UpgradeSnapshot = SnapshotFrom<typeof accountUpgrade>;

const now = Date.parse('2026-11-20T08:30:00+08:00');
const mobile = '19900001001';
const offline = new CallFailure('network', { path: '/teacher/accountUpgrade' });

function no(code: CodeName, data: unknown = null): CallFailure {
  return new CallFailure('code', {
    path: '/verify/sendCode',
    code: codes[code],
    message: 'no',
    data,
  });
}

const other = { userId: 102, userName: 'lin2' };
const first = {
  accountId: 101,
  subjectId: 2,
  accountUpgrade: 0,
  isAgentSchool: false,
  nextPage: '/home?subject_id=2',
  kept: null,
  now,
};

const nothingKept: Omit<UpgradeProgress, 'step'> = {
  accountId: 101,
  mobile: '',
  v_code: '',
  joinUrl: '',
  accounts: [],
  sentTo: '',
  waitsUntil: 0,
  leavesAt: 0,
};

/** The page is loaded anew at a step. */
function at(step: UpgradeStep, kept: Partial<UpgradeProgress> = {}) {
  return { ...first, kept: { ...nothingKept, ...kept, step } };
}

/** Samples for the paths of the account upgrade. */
export const accountUpgradePaths = {
  inputs: {
    first,
    upgraded: { ...first, accountUpgrade: 1 },
    upgradedAtIntro: { ...at('intro'), accountUpgrade: 1 },
    upgradedAtPhone: { ...at('phoneAndCode', { mobile, sentTo: mobile }), accountUpgrade: 1 },
    shownBefore: at('left'),
    reloadedAtIntro: at('intro'),
    reloadedAtPhone: at('phoneAndCode', { mobile, sentTo: mobile, waitsUntil: now + 40_000 }),
    reloadedWaiting: at('waiting'),
    reloadedAtSuccess: { ...at('success'), accountUpgrade: 1 },
    reloadedAtMerge: {
      ...at('merge', { accounts: [{ ...other, isChecked: false }] }),
      accountUpgrade: 1,
    },
    reloadedAtAddition: { ...at('addAccount'), accountUpgrade: 1 },
    reloadedAtEnd: at('done', { leavesAt: now + 3000 }),
  },
  events: {
    'field.changed': ({ value, context }: UpgradeSnapshot) =>
      value === 'addAccount'
        ? [
            { field: 'uname', value: 'lin2' },
            { field: 'password', value: 'spring2026' },
          ]
        : [
            { field: 'mobile', value: context.sentTo === '' ? mobile : '19900001002' },
            { field: 'mobile', value: '1990' },
            { field: 'v_code', value: '2026' },
          ],
    'account.toggled': [{ userId: other.userId }],
    'clock.ticked': ({ value }: UpgradeSnapshot) =>
      value === 'done' || typeof value === 'object' ? [{ now: now + 2000 }] : [],
  },
  outcomes: {
    sendCode: { done: [{}], error: [no('throttled', { seconds: 45 }), offline] },
    upgrade: {
      done: [{ joinUrl: '' }, { joinUrl: 'https://example.org/join' }],
      error: [no('wrongCredentials'), offline],
    },
    askUpgrade: {
      done: [
        { is_upgrade: 0, list: [] },
        { is_upgrade: 1, list: [other] },
      ],
      error: [offline],
    },
    checkAccount: { done: [other], error: [no('wrongCredentials')] },
    bind: { done: [{}], error: [offline] },
  },
  /** The part of the context that decides the next steps: in the last steps nothing of the first. */
  project: ({ leavesAt, now, accounts, waitsUntil, ...typed }: UpgradeSnapshot['context']) => {
    const { values, joinUrl, sentTo, isRefreshing } = typed;
    const { uname, password } = values;
    if (leavesAt > 0) return { leavesAt, now };
    if (accounts.length > 0) return { accounts, uname, password, now };
    const place = { joinUrl, sentTo, waitsUntil, isRefreshing, now };
    return { ...values, ...place };
  },
} as const;
