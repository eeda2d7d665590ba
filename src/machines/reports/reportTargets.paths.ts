import { reportTarget } from '../../domain/reports';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** Samples for the paths of the students and classes with reports. */
export const reportTargetsPaths = collectionPaths({
  ...sampleList(reportTarget, 'id', { first_day: '2026-11-14', last_day: '2026-11-20' }),
  input: { scope: { subject_id: 3 } },
  filter: { name: 'days', change: { days: '30' as const } },
  message: { type: 'student.changed' },
});
