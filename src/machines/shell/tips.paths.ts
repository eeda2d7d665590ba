import { CallFailure } from '../../contract/failure';

const tipPaths = (path: string) => ({
  inputs: {
    newcomer: { subjectId: 2, isSeen: false },
    other: { subjectId: 2, isSeen: true },
  },
  outcomes: { remember: { done: [null], error: [new CallFailure('network', { path })] } },
});

/** What QA plans the paths of the search guide with. */
export const searchGuidePaths = tipPaths('/teacher/guide');

/** What QA plans the paths of the moved highlights with. */
export const highlightsMovedPaths = tipPaths('/teacher/setGuideStatus');
