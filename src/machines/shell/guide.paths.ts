import { CallFailure } from '../../contract/failure';

/** What QA plans the paths of the guide with. */
export const guidePaths = {
  inputs: { newcomer: { subjectId: 2 } },
  outcomes: {
    remember: {
      done: [{}],
      error: [new CallFailure('network', { path: '/teacher/setGuideStatus' })],
    },
  },
} as const;
