import { recordPaths } from '../parts/record.paths';

/** Ann between two others. */
export const sampleNeighbours = {
  previous: { student_id: 4, name: 'Abe', username: 'abe' },
  next: { student_id: 6, name: 'Ben', username: 'ben' },
  place: 2,
  total: 3,
};
const alone = { previous: null, next: null, place: 1, total: 1 };

/** Samples for the paths of a student's place in a list. */
export const studentNeighboursPaths = recordPaths({
  path: '/student/neighbours',
  payload: { subject_id: 3, student_id: 5, list: 'responsible' as const },
  message: [{ type: 'student.changed', student_id: 6 }, { type: 'homework.changed' }],
  answers: [sampleNeighbours, alone],
});
