import { studentNeighbours } from '../../../../src/machines/students/studentNeighbours';
import { studentNeighboursPaths } from '../../../../src/machines/students/studentNeighbours.paths';
import { studentOverview } from '../../../../src/machines/students/studentOverview';
import { studentOverviewPaths } from '../../../../src/machines/students/studentOverview.paths';
import { studentTimeline } from '../../../../src/machines/students/studentTimeline';
import { studentTimelinePaths } from '../../../../src/machines/students/studentTimeline.paths';
import { comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really } from '../answers';
import { button } from '../controls';
import { tell } from '../socket';

const address = '/student/detail?subject_id=2&student_id=10024';
const enter = ({ page, world, language }: Walk) => comeBack(page, world, 'zhou', address, language);
const events = {
  'load.retried': button('parts:failed.retry'),
  'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', { type: 'student.changed' }) },
};

/** The numbers of one student, as the page shows them first. */
export const studentOverviewAdapter: ScreenAdapter = {
  chart: studentOverview,
  catalogue: studentOverviewPaths,
  enter,
  events,
  answers: { load: { done: [really], error: [lost] } },
};

/** How the student learns, and what analysts did meanwhile, below the numbers. */
export const studentTimelineAdapter: ScreenAdapter = {
  chart: studentTimeline,
  catalogue: studentTimelinePaths,
  enter,
  events,
  answers: { load: { done: [really], error: [lost] } },
};

/** Who stands before and after the student, above every tab. */
export const studentNeighboursAdapter: ScreenAdapter = {
  chart: studentNeighbours,
  catalogue: studentNeighboursPaths,
  enter,
  events: { ...events, 'load.retried': button('students:detail.neighboursRetry') },
  answers: { load: { done: [really], error: [lost] } },
};
