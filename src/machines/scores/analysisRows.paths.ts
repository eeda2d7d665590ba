import { analysedStudent, summaryOf } from '../../domain/scoreAnalyses';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const of = { year: 2026, subject_id: 2, analyst: null };
const { rows, ...sample } = sampleList(analysedStudent, 'student_id', { of });

const summary = summaryOf(rows);

/** Samples for the paths of the analysed students. */
export const analysisRowsPaths = collectionPaths({
  ...{ ...sample, rows, answer: { ...sample.answer, summary, average: summary.average } },
  input: { scope: { subject_id: 2, kind: 'integral' } },
  filter: { name: 'change', change: { change: 'improved' as const } },
  column: 'average',
  message: { type: 'student.changed' },
});
