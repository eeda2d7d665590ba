import { lost } from '../parts/record.paths';
import { asOf } from '../parts/sample.paths';
import { typedOf } from '../../domain/scores';
import { sampleReport } from '../exams/examSheet.paths';
import { sampleScore } from './scoreRows.paths';
import { sampleStudent } from './severalScores.paths';

const subjectId = 2;
const form = { values: typedOf(sampleScore), answer: { score_id: 7, name: 'Ann' } };

/** Samples for the paths of the page that enters a score; its form and its uploads have paths of their own. */
export const scoreRecordPaths = {
  inputs: {
    entry: { subjectId, scoreId: null, studentId: null, reportId: null },
    asked: { subjectId, scoreId: null, studentId: 5, reportId: null },
    analysed: { subjectId, scoreId: null, studentId: null, reportId: 7 },
    change: { subjectId, scoreId: 7, studentId: null, reportId: null },
  },
  events: {
    'image.uploaded': [{ place: 'papers', unsent: 0, address: '/files/paper' }],
    'pictures.counted': [{ place: 'papers', unsent: 1 }],
  },
  outcomes: {
    loadScore: {
      done: [
        { score: sampleScore, as_of: asOf },
        { score: { ...sampleScore, confirmed_at: asOf }, as_of: asOf },
      ],
      error: [lost('/scorecollection/info')],
    },
    loadStudent: {
      done: [
        {
          student: { name: 'Ann', username: 'ann', grade: 8 },
          asked: { exam: 'midterm', due_on: '2026-11-28', days_left: 8 },
          is_missing: true,
        },
      ],
      error: [lost('/scorecollection/unsubmittedData')],
    },
    loadResult: {
      done: [{ report: sampleReport, version: 1, as_of: asOf, score_id: null }],
      error: [lost('/examAnalysis/report')],
    },
    loadRoster: {
      done: [{ students: [sampleStudent], classes: [] }],
      error: [lost('/scorecollection/roster')],
    },
    scoreEntry: { done: [form] },
    scoreRevision: { done: [form] },
  },
  project: ({ attempts, ...context }: { attempts: number }) => ({
    ...context,
    hasTried: attempts > 0,
  }),
} as const;
