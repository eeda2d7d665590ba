import { highlightRow } from '../../domain/highlights';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const list = sampleList(highlightRow, 'highlight_id', {});
/** Such that can be ticked. */
const rows = list.rows.map((row) => ({ ...row, reward: null, account: 'normal' as const }));

/** What QA plans the paths of the highlights with. */
export const highlightRowsPaths = collectionPaths({
  ...{ ...list, rows, answer: { ...list.answer, list: rows } },
  input: { scope: { subject_id: 2 } },
  filter: { name: 'highlight', change: { highlight: 'streak' as const } },
  message: { type: 'student.changed' },
});
