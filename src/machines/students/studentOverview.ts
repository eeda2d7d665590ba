import { isAboutStudent } from '../../contract/socket';
import type { AnswerOf } from '../../contract/call';
import { studentOverview as call } from '../../contract/student';
import { record } from '../parts/record';

/** What waits for an analyst at one student, and where the student stands [SCREEN-038]. */
export const studentOverview = record({
  id: 'studentOverview',
  call,
  concerns: (message, { payload }) =>
    isAboutStudent(message, payload.student_id) || message.type === 'homework.changed',
});

export type StudentNumbers = AnswerOf<typeof call>;
