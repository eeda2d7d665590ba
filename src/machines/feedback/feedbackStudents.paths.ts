import { CallFailure } from '../../contract/failure';
import { feedbackStudents } from '../../contract/feedback';
import { sampleOf } from '../parts/sample.paths';

/** What QA plans the paths of the students to write of with. */
export const feedbackStudentsPaths = {
  inputs: {
    usual: { payload: { subject_id: 2 }, scope: {} },
    written: { payload: { subject_id: 2, student_id: 7 }, scope: {} },
  },
  events: {
    'socket.received': [
      { message: { type: 'feedback.changed', student_id: 7 } },
      { message: { type: 'feedback.changed', id: 5 } },
      { message: { type: 'feedback.changed' } },
    ],
  },
  outcomes: {
    load: {
      done: [sampleOf(feedbackStudents.answer)],
      error: [new CallFailure('network', { path: feedbackStudents.path })],
    },
  },
} as const;
