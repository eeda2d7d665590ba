import { CallFailure } from '../../contract/failure';

const teachers = [
  { id: 101, name: 'Ann Abel', username: 'ann' },
  { id: 102, name: 'Ben Bauer', username: 'ben' },
];

/** What QA plans the paths of the teachers with whom a list is filtered with. */
export const superviseTeachersPaths = {
  inputs: { usual: { payload: { subject_id: 2 }, scope: {} } },
  outcomes: {
    load: {
      done: [{ list: teachers, as_of: '2026-11-20T14:30:00+08:00' }],
      error: [new CallFailure('network', { path: '/superSupervise/getTeacherList' })],
    },
  },
};
