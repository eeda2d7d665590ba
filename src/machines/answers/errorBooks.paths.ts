import { errorBookStudent } from '../../domain/answers';
import { errorBookListRow } from '../../domain/errorBookSheet';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const message = { type: 'student.changed' } as const;

/** Samples for the paths of the students with error books. */
export const errorBookStudentRowsPaths = collectionPaths({
  ...sampleList(errorBookStudent, 'student_id', {}),
  input: { scope: { subject_id: 3 } },
  message,
});

const counts = { unresolved: 12, correctedOnce: 9, resolved: 3 };
const { rows, ids, answer } = sampleList(errorBookListRow, 'question_id', {
  ...{ counts, student: { name: 'Ann', username: 'ann', grade: 7 } },
});

/** Samples for the paths of one student's wrong questions. */
export const errorBookRowsPaths = collectionPaths({
  ...{ rows: rows.slice(0, 15), ids, answer, pageSize: 20, message },
  input: { scope: { subject_id: 3, student_id: 5 } },
  filter: { name: 'status', change: { status: 'unresolved' as const } },
});
