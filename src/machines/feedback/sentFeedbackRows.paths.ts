import { collectionPaths } from '../parts/collection.paths';

/** More than a page of them. */
const rows = Array.from({ length: 21 }, (_, index) => ({
  feedback_id: index + 1,
  type: index % 2 === 0 ? ('question' as const) : ('portal' as const),
  content: 'The second answer is right as well.',
  created_at: '2026-11-20T20:50:00+08:00',
}));

/** Samples for the paths of the sent feedback. */
export const sentFeedbackRowsPaths = collectionPaths({
  input: { scope: { subject_id: 2 } },
  rows,
  ids: [1, 2],
  answer: { list: rows, total: rows.length, as_of: '2026-11-20T21:00:00+08:00' },
  filter: { name: 'type', change: { type: 'portal' as const } },
  message: { type: 'feedback.changed' },
});
