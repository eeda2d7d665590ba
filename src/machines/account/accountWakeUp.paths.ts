import { CallFailure } from '../../contract/failure';

const asleep = {
  userId: 102,
  account_id: 102,
  school_name: 'Riverside',
  is_freeze: 1,
  is_disabled: 0,
} as const;

/** Samples for the paths of waking an account up. */
export const accountWakeUpPaths = {
  inputs: {
    asleep: { account: asleep, isSingleSignOn: false },
    asleepBySingleSignOn: { account: asleep, isSingleSignOn: true },
    awake: { account: { ...asleep, is_freeze: 0 }, isSingleSignOn: false },
    disabled: { account: { ...asleep, is_disabled: 1 }, isSingleSignOn: false },
  },
  outcomes: {
    wakeUp: {
      done: [{ auth_key: 'k1', from: 'account' }],
      error: [
        new CallFailure('network', { path: '/teacher/wakeUpAccount' }),
        new CallFailure('timeout', { path: '/teacher/wakeUpAccount', isChange: true }),
      ],
    },
  },
} as const;
