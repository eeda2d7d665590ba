import { studentStudyTime } from '../../contract/student';
import { isAboutStudent } from '../../contract/socket';
import { record } from '../parts/record';

/** How long a student has studied, day by day [SCREEN-046 … SCREEN-048]. */
export const studyTime = record({
  id: 'studyTime',
  call: studentStudyTime,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
});
