import { CallFailure } from '../../contract/failure';

/** Samples for the paths of the guide. */
export const guidePaths = {
  inputs: { newcomer: { subjectId: 2 } },
  outcomes: {
    remember: {
      done: [{}],
      error: [new CallFailure('network', { path: '/teacher/setGuideStatus' })],
    },
  },
} as const;
