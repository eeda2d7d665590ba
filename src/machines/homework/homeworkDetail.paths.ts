import { CallFailure } from '../../contract/failure';

/** Samples for the paths of one assignment; the list of its students has paths of its own. */
export const homeworkDetailPaths = {
  inputs: { assignment: { subjectId: 3, homeworkId: 41, address: {} } },
  outcomes: {
    withdraw: {
      done: [{ invalid_count: 4 }],
      error: [new CallFailure('network', { path: '/homework/withdraw' })],
    },
  },
} as const;
