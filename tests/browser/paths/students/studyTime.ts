import { studyTime } from '../../../../src/machines/students/studyTime';
import { studyTimePaths } from '../../../../src/machines/students/studyTime.paths';
import { comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really } from '../answers';
import { button } from '../controls';
import { tell } from '../socket';

const address = '/student/detail?subject_id=2&student_id=10024&view=studyTime';

/** The study time of one student. */
export const studyTimeAdapter: ScreenAdapter = {
  chart: studyTime,
  catalogue: studyTimePaths,
  enter: ({ page, world, language }) => comeBack(page, world, 'zhou', address, language),
  events: {
    'load.retried': button('parts:failed.retry'),
    'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', { type: 'student.changed' }) },
  },
  answers: { load: { done: [really], error: [lost] } },
};
