import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { sampleTeacher } from '../shell/navigationGuard.paths';

const path = '/teacher/tokenLogin';

/** Samples for the paths of logging in by a link. */
export const tokenLoginPaths = {
  inputs: { complete: { token: 'k1' }, incomplete: { token: '' } },
  outcomes: {
    logIn: {
      done: [{ teacher_info: sampleTeacher }],
      error: [
        new CallFailure('network', { path }),
        new CallFailure('code', { path, code: codes.loginRefused, message: 'Account disabled' }),
      ],
    },
  },
} as const;
