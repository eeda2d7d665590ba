import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';

const path = '/teacher/checkPermission';

/** Samples for the paths of the system lock. */
export const systemLockPaths = {
  inputs: {
    locked: { subjectId: 2, reason: 'The campus account is overdue.' },
    open: { subjectId: 2, reason: '' },
  },
  events: { 'access.refused': [{ reason: 'The campus account is overdue.' }] },
  outcomes: {
    checkPermission: {
      done: [{}],
      error: [
        new CallFailure('code', {
          path,
          code: codes.noPermission,
          message: 'The campus account is still overdue.',
        }),
        new CallFailure('network', { path }),
      ],
    },
  },
} as const;
