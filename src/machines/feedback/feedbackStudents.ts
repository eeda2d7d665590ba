import { feedbackStudents as call } from '../../contract/feedback';
import { isAboutClassFeedback } from '../../contract/socket';
import { record } from '../parts/record';

/**
 * The students of whom an account can write to parents, and of whom it is time to. While one of them is written of, they
 * stay as they are: the next one is found by the order in which they were shown.
 */
export const feedbackStudents = record({
  id: 'feedbackStudents',
  call,
  tells: true,
  concerns: (message, { payload }) =>
    payload.student_id === undefined && isAboutClassFeedback(message),
});
