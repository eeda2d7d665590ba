import { applicationRow } from '../../domain/approvals';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const counts = { evaluating: 2, pending: 7, approved: 1, rejected: 1 };

/** What QA plans the paths of the applications for class hours with. */
export const applicationRowsPaths = collectionPaths({
  ...sampleList(applicationRow, 'application_id', { counts }),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'status', change: { status: 'pending' as const } },
  message: { type: 'student.changed' },
});
