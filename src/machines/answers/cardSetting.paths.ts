import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';

const path = '/userReviseCard/setStatus';
const offline = new CallFailure('network', { path });
const turnedAlready = new CallFailure('code', { path, code: codes.conflict, message: 'Already.' });
const as_of = '2026-11-20T14:30:00+08:00';

const off = {
  ...{ is_on: false, times_per_day: 3, as_of },
  got: { today: 2, lately: 9, resolved: 4, open: 12 },
};
const on = { ...off, is_on: true, times_per_day: 5, as_of: '2026-11-20T14:35:00+08:00' };

/** Samples for the paths of setting an answer-correction card. */
export const cardSettingPaths = {
  inputs: { student: { payload: { subject_id: 2, student_id: 7 }, scope: {} } },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const, student_id: 7 } },
      { message: { type: 'student.changed' as const, student_id: 6 } },
    ],
    'times.chosen': [{ times: 4 }],
  },
  outcomes: {
    load: {
      // Each answer differs from the last, so that one that is dropped is noticed.
      done: ({ context: { answer } }: { context: Memory }) => [answer?.as_of === as_of ? on : off],
      error: [offline],
    },
    turn: {
      done: ({ context: { answer } }: { context: Memory }) => [
        { is_on: answer?.is_on !== true, times_per_day: answer?.times_per_day ?? 3 },
      ],
      error: [offline, turnedAlready],
    },
    setTimes: { done: [{ is_on: true, times_per_day: 4 }], error: [offline] },
  },
  project: ({ answer, failure, isOvertaken }: Memory) => ({
    ...{ asOf: answer?.as_of ?? null, isOn: answer?.is_on, times: answer?.times_per_day },
    ...{ isFailed: failure !== null, isOvertaken },
  }),
};

interface Memory {
  readonly answer: {
    readonly as_of: string;
    readonly is_on: boolean;
    readonly times_per_day: number;
  } | null;
  readonly failure: object | null;
  readonly isOvertaken: boolean;
}
