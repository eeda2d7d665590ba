import { CallFailure } from '../../contract/failure';

const tipPaths = (path: string) => ({
  inputs: {
    newcomer: { subjectId: 2, isSeen: false },
    other: { subjectId: 2, isSeen: true },
  },
  outcomes: { remember: { done: [null], error: [new CallFailure('network', { path })] } },
});

/** Samples for the paths of the search guide. */
export const searchGuidePaths = tipPaths('/teacher/guide');

/** Samples for the paths of the moved highlights. */
export const highlightsMovedPaths = tipPaths('/teacher/setGuideStatus');
