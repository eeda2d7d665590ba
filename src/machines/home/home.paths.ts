import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';

const path = '/home/takeWelcomeGift';
const offline = new CallFailure('network', { path });
const taken = new CallFailure('code', { path, code: codes.conflict });

const reminded = {
  ...{ student_id: 2, outcome: 'sent' },
  reminder: {
    ...{ by: 'Zhou', at: '2026-11-20T14:30:00+08:00' },
    ...{ kind: 'tooFast', homework_name: null },
  },
} as const;

const about = { reason: 'tooFast', evidence_count: 5 } as const;
const foreseen = { ...reminded, about };
const leftOut = { student_id: 2, outcome: 'notNeeded', reminder: null } as const;

const students = [
  {
    ...{ student_id: 2, name: 'Ann', username: 'ann', grade: 8 },
  },
] as const;

/** Samples for the paths of the home page. */
export const homePaths = {
  inputs: { analyst: { subjectId: 2, today: '2026-11-20' } },
  events: {
    'socket.received': [
      { message: { type: 'student.changed', student_id: 1 } },
      { message: { type: 'session.ended' } },
    ],
    'reminder.requested': [{ students }],
    'scope.renewed': [{ scope: { today: '2026-11-21' } }],
  },
  outcomes: {
    findReasons: {
      done: [{ results: [foreseen] }, { results: [{ ...leftOut, about: null }] }],
      error: [offline],
    },
    remind: { done: [{ results: [reminded] }, { results: [leftOut] }], error: [offline] },
    takeGift: { done: [{ coins: 200, coin_cnt: 1050 }], error: [taken, offline] },
  },
} as const;
