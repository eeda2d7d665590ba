import { CallFailure } from '../../contract/failure';
import type { LevelInfo } from './levelChange.setup';

const offline = new CallFailure('network', { path: '/courseLevel/change' });

/** A student at the end of the highest level. */
export const sampleLevel: LevelInfo = {
  stage: 'levelEnd',
  level: 5,
  next_level: null,
  lowest: 1,
  highest: 5,
  as_of: '2026-11-20T14:30:00+08:00',
};
const answers: readonly LevelInfo[] = [
  sampleLevel,
  { ...sampleLevel, stage: 'studying' },
  { ...sampleLevel, stage: 'scheduled', next_level: 4 },
];
const [earlier, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:31:00+08:00'];

/** Samples for the paths of a level's change. */
export const levelChangePaths = {
  inputs: { course: { subjectId: 2, studentId: 7, courseId: 11 } },
  events: {
    // Every answer is a newer one than the last.
    'watch.told': ({ context: { info } }: State) =>
      answers.map((answer) => ({
        answer: { ...answer, as_of: info?.as_of === earlier ? later : earlier },
      })),
    'watch.failed': [{ error: offline }],
    'direction.chosen': [{ direction: 'up' }, { direction: 'down' }],
    'reason.changed': [{ reason: ' ' }, { reason: 'Two levels below the class' }],
  },
  outcomes: {
    keep: { done: [{ level: 5 }], error: [offline] },
    change: { done: [{ next_level: 4 }], error: [offline] },
  },
  project: ({ attempts, ...context }: Attempts) => ({ ...context, hasTried: attempts > 0 }),
} as const;

interface Attempts {
  readonly attempts: number;
}

interface State {
  readonly context: { readonly info: LevelInfo | null };
}
