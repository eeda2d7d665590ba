import type { SnapshotFrom } from 'xstate';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { sampleTeacher } from '../shell/navigationGuard.paths';
import type { codeLogin } from './codeLogin';

const path = '/teacher/authLogin';
const no = (code: number, message: string) => new CallFailure('code', { path, code, message });

/** Samples for the paths of logging in with a code. */
export const codeLoginPaths = {
  inputs: { analyst: { scope: {} } },
  events: {
    'field.changed': [
      { field: 'mobile', value: '19900001001' },
      { field: 'v_code', value: '2026' },
    ],
    'field.left': [{ field: 'mobile' }],
    'content.restored': [],
  },
  outcomes: {
    submit: {
      done: [{ teacher_info: sampleTeacher }],
      error: [
        no(codes.wrongCredentials, 'The code is wrong or has run out'),
        no(codes.loginRefused, 'Your account has been disabled'),
        new CallFailure('network', { path }),
      ],
    },
  },
  project: ({ values, touched, failure }: SnapshotFrom<typeof codeLogin>['context']) => ({
    values,
    touched,
    failure,
  }),
} as const;
