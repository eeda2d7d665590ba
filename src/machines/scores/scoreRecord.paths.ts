import { CallFailure } from '../../contract/failure';
import { typedOf } from '../../domain/scores';
import { sampleScore } from './scoreRows.paths';

const asOf = '2026-11-20T14:30:00+08:00';
const subjectId = 2;
const form = { values: typedOf(sampleScore), answer: { score_id: 7, name: 'Ann' } };
const lost = (path: string) => [new CallFailure('network', { path })];

/** Samples for the paths of the page that enters a score; its form and its uploads have paths of their own. */
export const scoreRecordPaths = {
  inputs: {
    entry: { subjectId, scoreId: null, studentId: null },
    asked: { subjectId, scoreId: null, studentId: 5 },
    change: { subjectId, scoreId: 7, studentId: null },
  },
  events: {
    'image.uploaded': [{ place: 'papers', unsent: 0, address: '/files/paper' }],
    'pictures.counted': [{ place: 'papers', unsent: 1 }],
  },
  outcomes: {
    loadScore: {
      done: [{ score: sampleScore, as_of: asOf }],
      error: lost('/scorecollection/info'),
    },
    loadStudent: {
      done: [
        {
          student: { name: 'Ann', username: 'ann', grade: 8 },
          asked: { exam: 'midterm', due_on: '2026-11-28', days_left: 8 },
          is_missing: true,
        },
      ],
      error: lost('/scorecollection/unsubmittedData'),
    },
    scoreEntry: { done: [form] },
    scoreRevision: { done: [form] },
  },
  project: ({ attempts, ...context }: { attempts: number }) => ({
    ...context,
    hasTried: attempts > 0,
  }),
} as const;
