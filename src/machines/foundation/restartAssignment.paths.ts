import type { FoundationRecord } from '../../contract/foundation';
import { CallFailure } from '../../contract/failure';
import type { Reminder } from '../../domain/home';
import { sampleRecord } from './foundationMode.paths';

const offline = new CallFailure('network', { path: '/streamddj/restart' });
const awaited: FoundationRecord = {
  ...sampleRecord,
  as_of: '2026-11-20T14:31:00+08:00',
  status: 'awaitingStudent',
  status_since: sampleRecord.as_of,
};
const answers: readonly FoundationRecord[] = [
  sampleRecord,
  awaited,
  { ...sampleRecord, as_of: '2026-11-20T14:32:00+08:00', status: 'regrading', next_mode: 50 },
];
const reminder: Reminder = {
  ...{ by: 'Ann', at: sampleRecord.as_of },
  ...{ kind: 'restartWaiting', homework_name: null },
};
const reminded = (outcome: 'sent' | 'already') => ({
  results: [{ student_id: 7, outcome, reminder }],
});

/** Samples for the paths of a restart of the foundation. */
export const restartAssignmentPaths = {
  inputs: { student: { subjectId: 2, studentId: 7 } },
  events: {
    // Every answer is another one than the last.
    'watch.told': ({ context: { record } }: { context: Memory }) =>
      answers.map((answer) => ({
        answer: { ...answer, progress: record?.progress === 0.4 ? 0.5 : 0.4 },
      })),
    'watch.failed': [{ error: offline }],
  },
  outcomes: {
    assign: { done: [{ status: 'awaitingStudent' }], error: [offline] },
    remind: { done: [reminded('sent'), reminded('already')], error: [offline] },
  },
  /** The part of the context that decides the next steps. */
  project: ({ record }: Memory) =>
    record === null ? null : [record.status, record.progress, record.reminded !== null],
} as const;

interface Memory {
  readonly record: FoundationRecord | null;
}
