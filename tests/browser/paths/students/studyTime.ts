import { studyTime } from '../../../../src/machines/students/studyTime';
import { studyTimePaths } from '../../../../src/machines/students/studyTime.paths';
import { recordAdapter } from '../record';

const address = '/student/detail?subject_id=2&student_id=10024&view=studyTime';

/** The study time of one student. */
export const studyTimeAdapter = recordAdapter({
  chart: studyTime,
  catalogue: studyTimePaths,
  enter: address,
});
