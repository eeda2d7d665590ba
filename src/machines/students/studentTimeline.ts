import { isAboutStudent } from '../../contract/socket';
import { studentTimeline as call } from '../../contract/student';
import { record } from '../parts/record';

/** How a student learns, and what analysts did meanwhile [SCREEN-038]. */
export const studentTimeline = record({
  id: 'studentTimeline',
  call,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
});
