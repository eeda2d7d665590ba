import { supervisedStudent } from '../../domain/supervision';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const counts = { all: 21, online: 6, attention: 4, studied: 9 };

/** What QA plans the paths of the supervised students with. */
export const supervisedRowsPaths = collectionPaths({
  ...sampleList(supervisedStudent, 'student_id', { counts, of_subject: 2 }),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'now', change: { now: 'attention' as const } },
  message: { type: 'student.changed' },
});
