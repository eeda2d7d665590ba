import type { SnapshotFrom } from 'xstate';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { resendAfter } from '../../domain/limits';
import { sampleTeacher } from '../shell/navigationGuard.paths';
import { type login, selectIsCodeWay } from './login';
import type { LoginValues } from './loginForms';

type LoginSnapshot = SnapshotFrom<typeof login>;

const path = '/teacher/login';
const offline = new CallFailure('network', { path });
const wrong = new CallFailure('code', {
  path,
  code: codes.wrongCredentials,
  message: 'Wrong username or password',
});
const disabled = new CallFailure('code', {
  path,
  code: codes.loginRefused,
  message: 'Your account has been disabled',
});
const tooOften = new CallFailure('code', {
  path: '/verify/sendLoginCode',
  code: codes.throttled,
  message: 'Too often',
  data: { seconds: 45 },
});

const morning = Date.parse('2026-11-20T08:30:00+08:00');
const mobile = '19900001001';
const byPassword = [
  { field: 'uname', value: 'lin' },
  { field: 'password', value: 'spring2026' },
] as const;
const byCode = [
  { field: 'mobile', value: mobile },
  { field: 'v_code', value: '2026' },
] as const;
const entered = { done: [{ teacher_info: sampleTeacher }], error: [wrong, disabled, offline] };

/** What QA plans the paths of logging in with. */
export const loginPaths = {
  inputs: { analyst: { isBrowserLow: false } },
  events: {
    'field.changed': (snapshot: LoginSnapshot) => (selectIsCodeWay(snapshot) ? byCode : byPassword),
    'capsLock.seen': [{ isOn: true }],
    'language.chosen': [{ language: 'en' }],
    'clock.ticked': ({ context }: LoginSnapshot) => [
      { now: context.now === 0 ? morning : morning + resendAfter },
    ],
  },
  outcomes: {
    logIn: entered,
    logInByCode: entered,
    askLimit: {
      done: [
        { is_limit: 1, seconds: 40 },
        { is_limit: 0, seconds: 0 },
      ],
      error: [offline],
    },
    sendCode: { done: [{}], error: [tooOften, offline] },
    recallCode: {
      done: [
        null,
        { content: { mobile }, savedAt: morning - 20_000 },
        { content: { mobile }, savedAt: morning - resendAfter },
      ],
      error: [new Error('denied')],
    },
    keepCode: {
      done: [{ content: { mobile }, savedAt: morning }],
      error: [new Error('denied')],
    },
  },
  project: ({ values, shown, refusal, codeWaits, loginWaits, now }: LoginMemory) => ({
    filled: Object.values(values).map((value) => value !== ''),
    isShown: shown.length > 0,
    refusedAt: refusal?.at ?? null,
    codeWaits,
    loginWaits,
    now,
  }),
} as const;

/** What of the login's memory decides anything, or shows. */
interface LoginMemory {
  readonly values: LoginValues;
  readonly shown: readonly string[];
  readonly refusal: { readonly at: string } | null;
  readonly codeWaits: number;
  readonly loginWaits: number;
  readonly now: number;
}
