import { CallFailure } from '../../contract/failure';
import { homeAnswers } from '../home/homePolls.paths';

const students = [{ student_id: 1, name: 'Ann', username: 'ann' }];
const page = { subjectId: 2, hasAudition: true, hasClasses: true, address: {}, mayAssign: true };
const reasons = homeAnswers.attentionList;
const needy = { ...reasons.list[0], reminded: null };
const sent = { student_id: 1, outcome: 'sent' as const, reminder: null };

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
      done: [
        { ...reasons, list: [{ ...needy, student_id: 1 }] },
        { ...reasons, list: [] },
      ],
      error: [new CallFailure('network', { path: '/home/objectList' })],
    },
    remind: {
      done: [{ results: [sent] }],
      error: [new CallFailure('network', { path: '/home/remind' })],
    },
  },
};
