import { parentLinkPaths } from '../parts/parentLink.paths';

const days = { from: '2026-11-01', to: '2026-11-20' };

/** Samples for the paths of the parents' link. */
export const reportLinkPaths = parentLinkPaths('/report/link', {
  ...{ subject_id: 3, student_id: 5, what: 'report' as const, ...days },
});
