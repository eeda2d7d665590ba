import { CallFailure } from '../../contract/failure';

const offline = new CallFailure('network', { path: '/ddjStat/getUserDdjBatchNumList' });
const [as_of, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:35:00+08:00'];

const round = {
  ...{ starts_on: '2026-10-01', ends_on: '2026-11-01', answer_count: 40 },
  seconds: {
    ...{ answer: 5400, video: 1200, analysis: 600, correction: 300 },
    ...{ recitation: 240, other: 900 },
  },
  ...{ total_seconds: 8640, effective_share: 0.87, accuracy: 0.7, mastery: null },
};

/** One round more than there is room for, the newest first. */
const list = Array.from({ length: 11 }, (_, at) => ({
  ...round,
  ...{ batch: 11 - at, ends_on: at === 0 ? null : round.ends_on },
}));
const rounds = (many: number, at: string) => ({
  ...{ list: list.slice(-many), total: many, as_of: at },
  student: { name: 'Chen', username: 'qh10007', grade: 7 },
});

interface Memory {
  readonly context: { readonly answer: { readonly as_of: string } | null };
}

const student = { subjectId: 2, studentId: 7 };
const listed = { message: { type: 'student.changed' as const, student_id: 7 } };

/** Samples for the paths of comparing rounds. */
export const roundComparisonPaths = {
  inputs: { comparison: { ...student, most: 10, mayExport: true } },
  events: {
    // Each answer differs from the last, so that one that is dropped is noticed.
    'watch.told': ({ context: { answer } }: Memory) => [
      { answer: answer?.as_of === as_of ? rounds(2, later) : rounds(11, as_of) },
    ],
    'watch.failed': [{ error: offline }],
    'rounds.chosen': [{ batches: [2] }, { batches: Array.from({ length: 11 }, (_, at) => at + 1) }],
  },
} as const;

/** Samples for the paths of a student's rounds. */
export const roundsWatchPaths = {
  inputs: { student: { payload: { subject_id: 2, student_id: 7 }, scope: {} } },
  events: {
    'socket.received': [listed, { message: { ...listed.message, student_id: 6 } }],
  },
  outcomes: {
    load: {
      done: ({ context: { answer } }: Memory) => [
        answer?.as_of === as_of ? rounds(2, later) : rounds(11, as_of),
      ],
      error: [offline],
    },
  },
} as const;
