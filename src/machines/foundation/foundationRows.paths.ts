import { foundationStudentRow } from '../../domain/foundationTime';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const counts = { all: 21, iron: 2, bronze: 4, silver: 9, gold: 3, notActivated: 3 };

const sample = {
  ...sampleList(foundationStudentRow, 'student_id', { counts }),
  input: { scope: { subject_id: 2, may_export: true, sees_boards: true } },
  filter: { name: 'health' as const, change: { health: ['healthy' as const] } },
  message: { type: 'student.changed' as const },
};

/** What QA plans the paths of the foundation's students with. */
export const foundationRowsPaths = collectionPaths({
  ...{ ...sample, column: 'week' as const },
  ...{ changes: ['reminded' as const], outcome: 'already' },
});

/** The same of where their rounds stand. */
export const processRowsPaths = collectionPaths({ ...sample, column: 'total' as const });
