import { applicationRow } from '../../domain/approvals';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const counts = { evaluating: 2, pending: 7, approved: 1, rejected: 1 };

const { rows, ...sample } = sampleList(applicationRow, 'application_id', { counts });
/** Every other one is decided, and cannot be ticked. */
const list = rows.map((row, index) => ({
  ...{ ...row, status: index % 2 === 0 ? ('pending' as const) : ('approved' as const) },
}));

/** What QA plans the paths of the applications for class hours with. */
export const applicationRowsPaths = collectionPaths({
  ...{ ...sample, rows: list, answer: { ...sample.answer, list } },
  input: { scope: { subject_id: 2 } },
  filter: { name: 'status', change: { status: 'pending' as const } },
  message: { type: 'student.changed' },
});
