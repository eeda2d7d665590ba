import { CallFailure } from '../../contract/failure';

const offline = new CallFailure('network', { path: '/userSupervision/checkLimitLearn' });

/** Samples for the paths of the limit check. */
export const limitCheckPaths = {
  inputs: { analyst: { accountId: 101, subjectId: 2 } },
  outcomes: {
    checkLimit: {
      done: [
        { is_limit: 0, limit_type: 0 },
        { is_limit: 0, limit_type: 3 },
        { is_limit: 1, limit_type: 2 },
        { is_limit: 1, limit_type: 3 },
      ],
      error: [offline],
    },
    identityCheck: { done: [undefined] },
  },
} as const;
