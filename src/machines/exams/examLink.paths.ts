import { parentLinkPaths } from '../parts/parentLink.paths';

/** Samples for the paths of the parents' link. */
export const examLinkPaths = parentLinkPaths('/examAnalysis/tokenInfo', {
  ...{ subject_id: 2, report_id: 7 },
});
