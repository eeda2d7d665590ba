import { CallFailure } from '../../contract/failure';

const sent = { student_id: 1, outcome: 'sent' as const, reminder: null };
const about = { reason: 'homework' as const, homework_name: 'Fractions' };
const notNeeded = { student_id: 1, outcome: 'notNeeded' as const, reminder: null, about: null };

/** Samples for the paths of reminding students. */
export const studentReminderPaths = {
  inputs: {
    student: {
      ...{ subjectId: 3, ids: [1] },
      students: [{ student_id: 1, name: 'Ann', username: 'ann', grade: 8 }],
    },
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
