import { matchesState, type StateValue } from 'xstate';
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
  course_name: 'Algebra',
  evidence: {
    ...{ since: '2026-10-01T08:00:00+08:00', answered: 40, right: 38 },
    ...{ points: 5, proficient: 3, seconds: 1200 },
  },
  decisions: [
    {
      ...{ id: 2, level: 4, next_level: 5, reason: 'Every stage right', by: 'Zhou' },
      at: '2026-10-01T08:00:00+08:00',
      cancelled: null,
    },
    {
      id: 1,
      level: 3,
      next_level: null,
      reason: null,
      by: 'Zhou',
      at: '2026-09-01T08:00:00+08:00',
      cancelled: { by: 'Emily', at: '2026-09-02T08:00:00+08:00' },
    },
  ],
  freezes: [],
  as_of: '2026-11-20T14:30:00+08:00',
};
const answers: readonly LevelInfo[] = [
  sampleLevel,
  { ...sampleLevel, stage: 'studying' },
  { ...sampleLevel, stage: 'scheduled', next_level: 4 },
  {
    ...sampleLevel,
    freezes: [
      {
        ...{ reason: 'scoresMissing', since: '2026-11-19T00:00:00+08:00' },
        exam_report: { report_id: 7, subject_id: 2 },
      },
    ],
  },
];
/** Answers of the same moment differ in their seconds, which the titles of paths show. */
const at = (minute: number, second: number) => `2026-11-20T14:3${minute}:0${second}+08:00`;

/** Samples for the paths of a level's change. */
export const levelChangePaths = {
  inputs: {
    course: { subjectId: 2, studentId: 7, courseId: 11, isAsked: true },
    tab: { subjectId: 2, studentId: 7, courseId: 11, isAsked: false },
  },
  events: {
    // Every answer is a newer one than the last.
    'watch.told': ({ context: { info } }: State) =>
      answers.map((answer, second) => ({
        answer: { ...answer, as_of: at(info?.as_of === at(0, second) ? 1 : 0, second) },
      })),
    'watch.failed': [{ error: offline }],
    'direction.chosen': [{ direction: 'up' }, { direction: 'down' }],
    'reason.changed': [{ reason: ' ' }, { reason: 'Two levels below the class' }],
    'content.restored': [{ content: { direction: 'down', reason: 'Two levels below the class' } }],
  },
  outcomes: {
    keep: { done: [{ level: 5 }], error: [offline] },
    change: { done: [{ next_level: 4 }], error: [offline] },
    cancel: { done: [{ level: 5 }], error: [offline] },
    draft: { done: ({ value }: State) => (isTidying(value) ? [undefined] : []) },
  },
  project: ({ attempts, ...context }: Attempts) => ({ ...context, hasTried: attempts > 0 }),
} as const;

interface Attempts {
  readonly attempts: number;
}

const isTidying = (value: StateValue) =>
  matchesState('scheduled.tidying', value) || matchesState('studying.tidying', value);

interface State {
  readonly value: StateValue;
  readonly context: { readonly info: LevelInfo | null };
}
