import { propStock, propStudentRow } from '../../domain/props';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList, sampleOf } from '../parts/sample.paths';

/** What QA plans the paths of the students in the treasury with. */
export const propStudentRowsPaths = collectionPaths({
  ...sampleList(propStudentRow, 'student_id', { props: [sampleOf(propStock)], classes: [] }),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'holding', change: { holding: 'some' as const } },
  message: { type: 'student.changed' },
});
