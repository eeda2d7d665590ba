import { reportRow } from '../../domain/reports';
import { collectionPaths } from '../parts/collection.paths';
import { sampleOf } from '../parts/sample.paths';

/** Rows of days, from the last; a report that is not by days reads them as names. */
const dayAt = (index: number) => `2026-11-${String(20 - index).padStart(2, '0')}`;
/** More than a page of rows. */
const rows = Array.from({ length: 20 }, (_, index) => ({
  ...sampleOf(reportRow, index),
  key: dayAt(index),
}));
const answer = {
  ...{ list: rows, total: rows.length, as_of: '2026-11-20T14:30:00+08:00' },
  drawn: { step: 'day' as const, rows },
  has_begun: true,
  totals: { answered: 40, right: 30, skipped: 2, seconds: 3600 },
  ...{ name: 'Ann', username: 'ann', courses: [{ id: 7, name: 'Algebra' }] },
  ...{ first_day: '2026-11-14', last_day: '2026-11-20' },
};

const paths = () =>
  collectionPaths({
    ...{ rows, answer, ids: [dayAt(0), dayAt(1)] },
    input: { scope: { subject_id: 3, student_id: 5 } },
    filter: { name: 'days', change: { days: '60' as const } },
    message: { type: 'student.changed' },
  });

/** Samples for the paths of a student's report. */
export const studentReportPaths = paths();
/** Samples for the paths of a class's report. */
export const classReportPaths = paths();
/** Samples for the paths of the learning analysis. */
export const learningAnalysisPaths = paths();
/** Samples for the paths of a class's learning analysis. */
export const classAnalysisPaths = paths();
