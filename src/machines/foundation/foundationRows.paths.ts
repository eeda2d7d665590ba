import { foundationStudentRow } from '../../domain/foundationTime';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const counts = { all: 21, iron: 2, bronze: 4, silver: 9, gold: 3, notActivated: 3 };

/** What QA plans the paths of the foundation's students with. */
export const foundationRowsPaths = collectionPaths({
  ...sampleList(foundationStudentRow, 'student_id', { counts }),
  input: { scope: { subject_id: 2, may_export: true, sees_boards: true } },
  filter: { name: 'health', change: { health: ['healthy'] } },
  column: 'week',
  changes: ['reminded'],
  outcome: 'already',
  message: { type: 'student.changed' },
});
