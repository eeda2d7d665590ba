import { highlightRow } from '../../domain/highlights';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of the highlights with. */
export const highlightRowsPaths = collectionPaths({
  ...sampleList(highlightRow, 'highlight_id', {}),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'highlight', change: { highlight: 'streak' as const } },
  message: { type: 'student.changed' },
});
