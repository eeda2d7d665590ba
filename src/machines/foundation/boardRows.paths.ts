import { boardRow } from '../../domain/boards';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of a board's students with. */
export const boardRowsPaths = collectionPaths({
  ...sampleList(boardRow, 'student_id', {}),
  input: { scope: { subject_id: 2, board: 'foundation' as const } },
  filter: { name: 'names', change: { names: 'masked' as const } },
  column: 'heat',
  message: { type: 'student.changed' },
});
