import { studentNeighbours } from '../../../../src/machines/students/studentNeighbours';
import { studentNeighboursPaths } from '../../../../src/machines/students/studentNeighbours.paths';
import { studentOverview } from '../../../../src/machines/students/studentOverview';
import { studentOverviewPaths } from '../../../../src/machines/students/studentOverview.paths';
import { studentTimeline } from '../../../../src/machines/students/studentTimeline';
import { studentTimelinePaths } from '../../../../src/machines/students/studentTimeline.paths';
import { button } from '../controls';
import { recordAdapter } from '../record';

const address = '/student/detail?subject_id=2&student_id=10024';

/** The numbers of one student, as the page shows them first. */
export const studentOverviewAdapter = recordAdapter({
  chart: studentOverview,
  catalogue: studentOverviewPaths,
  enter: address,
});

/** How the student learns, and what analysts did meanwhile, below the numbers. */
export const studentTimelineAdapter = recordAdapter({
  chart: studentTimeline,
  catalogue: studentTimelinePaths,
  enter: address,
});

/** Who stands before and after the student, above every tab. */
export const studentNeighboursAdapter = recordAdapter({
  chart: studentNeighbours,
  catalogue: studentNeighboursPaths,
  enter: address,
  events: { 'load.retried': button('students:detail.neighboursRetry') },
});
