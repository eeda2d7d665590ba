import { recordPaths } from '../parts/record.paths';
import { asOf } from '../parts/sample.paths';

const teachers = [
  { id: 101, name: 'Ann Abel', username: 'ann' },
  { id: 102, name: 'Ben Bauer', username: 'ben' },
];

/** What QA plans the paths of the teachers with whom a list is filtered with. */
export const superviseTeachersPaths = recordPaths({
  path: '/superSupervise/getTeacherList',
  payload: { subject_id: 2 },
  answers: [{ list: teachers, as_of: asOf }],
});
