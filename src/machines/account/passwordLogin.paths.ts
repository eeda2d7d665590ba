import type { SnapshotFrom } from 'xstate';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { sampleTeacher } from '../shell/navigationGuard.paths';
import type { passwordLogin } from './passwordLogin';

type PasswordSnapshot = SnapshotFrom<typeof passwordLogin>;

const path = '/teacher/login';
const no = (code: number, message: string) => new CallFailure('code', { path, code, message });
const morning = Date.parse('2026-11-20T08:30:00+08:00');
const wait = 40;

/** Samples for the paths of logging in with a password. */
export const passwordLoginPaths = {
  events: {
    'field.changed': (snapshot: PasswordSnapshot) => [
      { field: 'uname', value: snapshot.hasTag('blocked') ? 'wang' : 'lin' },
      { field: 'password', value: snapshot.hasTag('blocked') ? 'autumn2026' : 'spring2026' },
    ],
    'capsLock.seen': [{ isOn: true }],
    'clock.ticked': ({ context }: PasswordSnapshot) =>
      context.now === 0
        ? [{ now: morning }]
        : [{ now: morning + 1000 }, { now: morning + wait * 1000 }],
  },
  outcomes: {
    logIn: {
      done: [{ teacher_info: sampleTeacher }],
      error: [
        no(codes.wrongCredentials, 'Wrong username or password'),
        no(codes.loginRefused, 'Your account has been disabled'),
        new CallFailure('network', { path }),
      ],
    },
    askLimit: {
      done: [
        { is_limit: 1, seconds: wait },
        { is_limit: 0, seconds: 0 },
      ],
      error: [new CallFailure('network', { path: '/teacher/queryLimit' })],
    },
  },
  project: ({ values, attempts, failure, waitsUntil, now }: PasswordSnapshot['context']) => ({
    values,
    hasTried: attempts > 0,
    failure,
    waitsUntil,
    now,
  }),
} as const;
