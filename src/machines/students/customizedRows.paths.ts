import { customizedRow } from '../../domain/studyPlan';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const counts = { behind: 9, near: 3, reached: 5, notPlanned: 4 };

/** Samples for the paths of the list of plans. */
export const customizedRowsPaths = collectionPaths({
  ...sampleList(customizedRow, 'student_id', { counts }),
  input: { scope: { subject_id: 3 } },
  filter: { name: 'pace', change: { pace: 'behind' as const } },
  message: { type: 'student.changed' },
});
