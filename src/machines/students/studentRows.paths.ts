import type { StudentRow } from '../../domain/students';
import { collectionPaths } from '../parts/collection.paths';

/** A student of no real school. */
export const sampleStudent: StudentRow = {
  student_id: 5,
  name: 'Ann',
  username: 'ann',
  grade: 8,
  last_active_at: null,
  joined_at: '2026-09-01T09:00:00+08:00',
  supervision: 'onlineOnly',
  health: 'healthy',
  learning_status: 'foundation',
  co_owned: false,
  stars: 3,
  responsibilities: [],
  foundation_type: null,
  foundation_round: null,
  foundation_level: null,
  kind: 'formal',
  pinned: false,
  hidden_at: null,
  auditioned_at: null,
};
/** More than a page of them. */
const rows = Array.from({ length: 21 }, (_, index) => {
  const student_id = index + 1;
  return { ...sampleStudent, student_id, name: `Ann ${String(student_id)}`, pinned: index === 0 };
});
const counts = { responsible: 21, audition: 4, auditioned: 2, nonSupervised: 1, hidden: 3 };
const courses = [{ id: 9, name: 'Spring' }];
const classes = [{ id: 7, name: 'Class A' }];
const asOf = '2026-11-20T14:30:00+08:00';

/** Samples for the paths of the student lists. */
export const studentRowsPaths = collectionPaths({
  input: { scope: { subject_id: 2 } },
  rows,
  ids: [1, 2],
  answer: { list: rows, total: rows.length, as_of: asOf, counts, courses, classes },
  filter: { name: 'health', change: { health: ['healthy'] } },
  column: 'grade',
  pageSize: 50,
  changes: ['pinned', 'hidden', 'auditioned'],
  message: { type: 'student.changed' },
});
