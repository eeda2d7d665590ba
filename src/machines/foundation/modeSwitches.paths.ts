import { CallFailure } from '../../contract/failure';

const [asOf, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:35:00+08:00'];

export const sampleSwitches = {
  list: [
    {
      ...{ from_mode: 70 as const, to_mode: 50 as const, rule: 'resetsProgress' as const },
      ...{ at: '2026-10-20T14:30:00+08:00', by: 'Ann' },
    },
  ],
  as_of: asOf,
};

/** Samples for the paths of a student's switches. */
export const modeSwitchesPaths = {
  inputs: { student: { payload: { subject_id: 2, student_id: 7 }, scope: {} } },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const, student_id: 7 } },
      { message: { type: 'student.changed' as const, student_id: 6 } },
    ],
  },
  outcomes: {
    load: {
      done: ({ context: { answer } }: Memory) => [
        answer?.as_of === asOf ? { list: [], as_of: later } : sampleSwitches,
      ],
      error: [new CallFailure('network', { path: '/streamddj/modeRecords' })],
    },
  },
};

interface Memory {
  readonly context: { readonly answer: { readonly as_of: string } | null };
}
