import { CallFailure } from '../../contract/failure';

const students = [{ student_id: 1, name: 'Ann', username: 'ann', grade: 8 }];
const page = {
  ...{ subjectId: 2, hasAudition: true, hasClasses: true, address: {}, mayAssign: true },
  ticked: [],
};
const sent = { student_id: 1, outcome: 'sent' as const, reminder: null };
const about = { reason: 'homework' as const, homework_name: 'Fractions' };
const notNeeded = { student_id: 1, outcome: 'notNeeded' as const, reminder: null, about: null };

/** Samples for the paths of the student lists' page; the rows have paths of their own. */
export const studentsPaths = {
  inputs: { list: page, readOnly: { ...page, mayAssign: false } },
  events: {
    'marking.requested': [{ ids: [1, 2] }, { ids: [] }],
    'reminder.requested': [
      { ids: [1], students },
      { ids: [], students: [] },
    ],
    'homework.requested': [{ ids: [1] }, { ids: [] }],
    'reward.requested': [
      { ids: [1], students },
      { ids: [], students: [] },
    ],
  },
  outcomes: {
    findReasons: {
      done: [{ results: [{ ...sent, about }] }, { results: [notNeeded] }],
      error: [new CallFailure('network', { path: '/home/reminderOutlook' })],
    },
    remind: {
      done: [{ results: [sent] }],
      error: [new CallFailure('network', { path: '/home/remind' })],
    },
  },
};
