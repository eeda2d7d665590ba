import { boardRow } from '../../domain/boards';
import { collectionPaths } from '../parts/collection.paths';
import { sampleOf } from '../parts/sample.paths';

/** More than a page of rows. */
const rows = Array.from({ length: 15 }, (_, index) => ({
  ...sampleOf(boardRow, index),
  ...{ student_id: index + 1, username: '' },
}));

/** What QA plans the paths of the students on a class's screen with. */
export const classBoardRowsPaths = collectionPaths({
  ...{ rows, ids: [1, 2] },
  answer: { list: rows, total: rows.length, as_of: '2026-11-20T14:30:00+08:00' },
  input: { scope: { subject_id: 2, board: 'foundation' as const } },
  column: 'heat',
  message: { type: 'student.changed' },
});
