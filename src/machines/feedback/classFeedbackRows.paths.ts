import { classFeedbackList } from '../../contract/feedback';
import { collectionPaths } from '../parts/collection.paths';
import { defaultPageSizes } from '../parts/collection/query';
import { sampleOf } from '../parts/sample.paths';

const [first, next] = defaultPageSizes;

const rows = Array.from({ length: first + 1 }, (_, index) => ({
  feedback_id: index + 1,
  ...{ student_id: 7, student_name: 'Ann', username: 'ann' },
  status: index === 0 ? ('draft' as const) : ('given' as const),
  ...{ class_date: '2026-11-20', changed_at: '2026-11-20T20:50:00+08:00' },
  submitted_at: '2026-11-20T20:50:00+08:00',
}));

/** What QA plans the paths of the post-class feedback's list with. */
export const classFeedbackRowsPaths = collectionPaths({
  input: { scope: { subject_id: 2 } },
  rows,
  ids: [1, 2],
  pageSize: next,
  answer: { ...sampleOf(classFeedbackList.answer), list: rows, total: rows.length },
  changes: ['removed'],
  filter: { name: 'status', change: { status: 'given' as const } },
  message: { type: 'feedback.changed' },
});
