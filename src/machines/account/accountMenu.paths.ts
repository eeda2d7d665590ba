import { CallFailure } from '../../contract/failure';

const whose = {
  accountId: 101,
  username: 'zhou',
  subjectId: 2,
  language: 'en',
  isSingleSignOn: false,
} as const;
const profile = { nickname: 'Lin', head_img: '/files/1' };

/** Samples for the paths of the account menu's dialogs; each dialog has paths of its own. */
export const accountMenuPaths = {
  events: {
    'profile.opened': [whose],
    'password.opened': [whose],
    'security.opened': [whose],
    'back.requested': [whose],
  },
  outcomes: {
    loadProfile: {
      done: [{ superintend_nickname: 'Lin', superintend_img: '/files/1' }],
      error: [new CallFailure('network', { path: '/teacher/getSupervisorBasicInfo' })],
    },
    goBack: {
      done: [{ auth_key: 'back', from: 'account' }],
      error: [new CallFailure('network', { path: '/teacher/back' })],
    },
    profileSave: { done: [profile] },
    passwordChange: { done: [undefined] },
    accountSecurity: { done: [undefined] },
  },
} as const;
