import { CallFailure } from '../../contract/failure';

const offline = new CallFailure('network', { path: '/streamddj/adjustHealth' });
const as_of = '2026-11-20T14:30:00+08:00';

export const sampleHealth = {
  ...{ student_id: 7, name: 'Ann', username: 'ann', health: 'subHealthy' as const },
  ...{ health_change: 1, score: 71, assessed_at: '2026-11-02T00:00:00+08:00', course: null },
  seconds: {
    ...{ answer: 5400, video: 1200, analysis: 600, correction: 300 },
    ...{ recitation: 240, other: 900 },
  },
  ...{ accuracy: 0.7, mastery: null, as_of },
};
/** A course has raised the health as high as it goes. */
const later = {
  ...{ ...sampleHealth, health: 'healthy' as const },
  as_of: '2026-11-20T14:35:00+08:00',
};

/** Samples for the paths of a student's health. */
export const healthAdjustmentPaths = {
  inputs: { student: { payload: { subject_id: 2, student_id: 7 }, scope: {} } },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const, student_id: 7 } },
      { message: { type: 'student.changed' as const, student_id: 6 } },
    ],
    'course.requested': [{ direction: 'down' }, { direction: 'up' }],
  },
  outcomes: {
    load: {
      // Each answer differs from the last, so that one that is dropped is noticed.
      done: ({ context: { answer } }: { context: Memory }) => [
        answer?.as_of === sampleHealth.as_of ? later : sampleHealth,
      ],
      error: [offline],
    },
    adjust: {
      done: [{ health: 'subHealthy', direction: 'up', requested_at: as_of }],
      error: [offline],
    },
  },
  project: ({ answer, failure, isOvertaken, scope }: Memory) => ({
    asOf: answer?.as_of ?? null,
    isUnderWay: answer !== null && answer.course !== null,
    ...{ isFailed: failure !== null, isOvertaken, ...scope },
  }),
};

interface Memory {
  readonly answer: { readonly as_of: string; readonly course: object | null } | null;
  readonly failure: object | null;
  readonly isOvertaken: boolean;
  readonly scope: { readonly direction: string };
}
