import type { HomeworkStudentRow } from '../../domain/homework';
import { collectionPaths } from '../parts/collection.paths';

const sampleStudent: HomeworkStudentRow = {
  student_id: 5,
  name: 'Ann',
  username: 'ann',
  grade: 8,
  counts: {
    ...{ incomplete: 2, toBeCorrected: 1, corrected: 0 },
    ...{ completed: 3, expired: 0, invalid: 0 },
  },
  completed_count: 3,
  total_count: 6,
  last_completed_at: null,
};

/** More than a page of them. */
const rows = Array.from({ length: 21 }, (_, index) => {
  const student_id = index + 1;
  return { ...sampleStudent, student_id, name: `Ann ${String(student_id)}` };
});

/** Samples for the paths of homework by student. */
export const homeworkStudentRowsPaths = collectionPaths({
  input: { scope: { subject_id: 3 } },
  rows,
  ids: [1, 2],
  answer: {
    ...{ list: rows, total: rows.length, as_of: '2026-11-20T14:30:00+08:00' },
    classes: [],
    student_counts: {
      ...{ all: 21, incomplete: 21, toBeCorrected: 21, corrected: 0 },
      ...{ completed: 21, expired: 0, invalid: 0 },
    },
  },
  filter: { name: 'status', change: { status: 'expired' as const } },
  column: 'grade',
  pageSize: 50,
  message: { type: 'homework.changed' },
});
