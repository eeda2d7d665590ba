import { CallFailure } from '../../contract/failure';
import type { AccountItem } from '../../domain/teacher';

const path = '/teacher/switchAccount';

function account(userId: number, school_name: string): AccountItem {
  return {
    ...{ userId, account_id: userId, songshu_system_userid: '', school_id: userId, school_name },
    ...{ is_freeze: 0, is_disabled: 0 },
  };
}

const list: AccountItem[] = [
  account(101, 'Riverside'),
  { ...account(102, 'Lakeside'), is_freeze: 1 },
  { ...account(103, 'Hillside'), is_disabled: 1 },
];

/** Samples for the paths of the safe center; waking an account up has paths of its own. */
export const accountSecurityPaths = {
  inputs: { first: { accountId: 101, subjectId: 2, isSingleSignOn: false } },
  events: { 'account.chosen': [{ userId: 102 }, { userId: 101 }] },
  outcomes: {
    loadAccounts: { done: [{ list }], error: [new CallFailure('network', { path })] },
    accountWakeUp: {
      done: [
        { outcome: 'entered', isUnsure: false },
        { outcome: 'reloaded', isUnsure: false },
        { outcome: 'dismissed', isUnsure: false },
        { outcome: 'dismissed', isUnsure: true },
      ],
    },
    switchAccount: {
      done: [{ auth_key: 'k1', from: 'account' }],
      error: [new CallFailure('network', { path })],
    },
  },
} as const;
