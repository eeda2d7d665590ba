import type { FoundationRecord } from '../../contract/foundation';
import { CallFailure } from '../../contract/failure';

const offline = new CallFailure('network', { path: '/streamddj/allotCourse' });

/** A student of grade 7 in mode 70; of mode 30 the quota is used. */
export const sampleRecord: FoundationRecord = {
  status: 'active',
  mode: 70,
  next_mode: null,
  status_since: null,
  freezes: [],
  round: 2,
  level: 4,
  progress: 0.4,
  grade: 7,
  is_supervised: true,
  reminded: null,
  quotas: [
    { mode: 30, active_count: 10, proportion: 0.3, limit: 3, allocated_count: 3 },
    { mode: 50, active_count: 10, proportion: 0.5, limit: 5, allocated_count: 1 },
  ],
  as_of: '2026-11-20T14:30:00+08:00',
};
/** Too young for modes 30 and 50, of which nobody has a place. */
const young: FoundationRecord = {
  ...sampleRecord,
  as_of: '2026-11-20T14:31:00+08:00',
  mode: 50,
  grade: 4,
  quotas: [
    { mode: 30, active_count: 0, proportion: 0.3, limit: 0, allocated_count: 0 },
    { mode: 50, active_count: 0, proportion: 0.5, limit: 0, allocated_count: 0 },
  ],
};

const answers: readonly FoundationRecord[] = [
  sampleRecord,
  young,
  { ...sampleRecord, as_of: '2026-11-20T14:32:00+08:00', status: 'regrading', next_mode: 50 },
  { ...sampleRecord, as_of: '2026-11-20T14:33:00+08:00', status: 'awaitingStudent' },
  { ...sampleRecord, as_of: '2026-11-20T14:35:00+08:00', status: 'regrading', round: 3 },
  {
    ...{ ...sampleRecord, as_of: '2026-11-20T14:34:00+08:00' },
    freezes: [{ reason: 'scoresMissing', since: '2026-11-19T00:00:00+08:00' }],
  },
];

/** Samples for the paths of the foundation mode. */
export const foundationModePaths = {
  inputs: { student: { subjectId: 2, studentId: 7 } },
  events: {
    // Every answer is another one than the last: the student goes on learning.
    'watch.told': ({ context: { record } }: State) =>
      answers.map((answer) => ({
        answer: { ...answer, progress: record?.progress === 0.4 ? 0.5 : 0.4 },
      })),
    'watch.failed': [{ error: offline }],
    'mode.chosen': [{ mode: 30 }, { mode: 50 }, { mode: 90 }],
  },
  outcomes: {
    switch: {
      done: [
        { status: 'regrading', rule: 'resetsProgress' },
        { status: 'regrading', rule: 'inheritsLevel' },
      ],
      error: [offline],
    },
  },
  /** The part of the context that decides the next steps. */
  project: ({ record, chosen, isTicked, attempts, refusal }: Memory) => ({
    record:
      record === null
        ? null
        : [
            ...[record.mode, record.grade, record.progress, record.status, record.freezes.length],
            record.next_mode,
          ],
    chosen,
    isTicked,
    isAttempted: attempts > 0,
    isRefused: refusal !== null,
  }),
} as const;

interface State {
  readonly context: Memory;
}

interface Memory {
  readonly record: FoundationRecord | null;
  readonly chosen: number | null;
  readonly isTicked: boolean;
  readonly attempts: number;
  readonly refusal: object | null;
}
