import { CallFailure } from '../../contract/failure';

const [asOf, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:35:00+08:00'];

/** A student who answers better after the level was changed. */
export const sampleTimeline = {
  days: [
    { day: '2026-11-18', answered: 20, right: 10 },
    { day: '2026-11-19', answered: 0, right: 0 },
    { day: '2026-11-20', answered: 10, right: 9 },
  ],
  acts: [
    {
      ...{ kind: 'level' as const, at: '2026-11-19T09:00:00+08:00', day: '2026-11-19' },
      ...{ by: 'Zhou Min', amount: 2 },
    },
  ],
  as_of: asOf,
};

/** Samples for the paths of a student's time line. */
export const studentTimelinePaths = {
  inputs: { usual: { payload: { subject_id: 3, student_id: 5 }, scope: {} } },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const, student_id: 5 } },
      { message: { type: 'student.changed' as const, student_id: 6 } },
    ],
  },
  outcomes: {
    load: {
      done: ({ context: { answer } }: Memory) => [
        answer?.as_of === asOf ? { ...sampleTimeline, as_of: later } : sampleTimeline,
      ],
      error: [new CallFailure('network', { path: '/student/timeline' })],
    },
  },
};

interface Memory {
  readonly context: { readonly answer: { readonly as_of: string } | null };
}
