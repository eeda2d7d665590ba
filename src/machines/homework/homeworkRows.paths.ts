import type { HomeworkRow } from '../../domain/homework';
import { collectionPaths } from '../parts/collection.paths';

/** An assignment of no real school. */
export const sampleHomework: HomeworkRow = {
  homework_id: 41,
  name: 'Week 12',
  type: 'composition',
  essay_title: 'My garden',
  course_id: 11,
  course_name: 'Chinese 7',
  lesson_id: 21,
  lesson_name: 'Lesson 1',
  card_id: 31,
  card_name: 'Describing a place',
  status: 'succeeded',
  arranged_at: '2026-11-18T09:00:00+08:00',
  deadline: '2026-11-27T20:00:00+08:00',
  withdrawn_at: null,
  is_own: true,
  assigned_by: 'Zhou',
  counts: {
    ...{ incomplete: 2, toBeCorrected: 1, corrected: 0 },
    ...{ completed: 3, expired: 0, invalid: 0 },
  },
  completed_count: 3,
  total_count: 6,
  failed_count: 1,
};
const withdrawn = { ...sampleHomework, withdrawn_at: '2026-11-19T09:00:00+08:00' };

export const sampleProgress = {
  ...{ all: 21, toBeGraded: 20, open: 20, overdue: 0, allDone: 0, withdrawn: 1 },
  ...{ closed: 0, arranging: 0, failed: 0 },
};

/** More than a page of them. */
const rows = Array.from({ length: 21 }, (_, index) => ({
  ...(index === 1 ? withdrawn : sampleHomework),
  homework_id: index + 1,
}));

/** Samples for the paths of homework by assignment. */
export const homeworkRowsPaths = collectionPaths({
  input: { scope: { subject_id: 3 } },
  rows,
  ids: [1, 2],
  answer: {
    ...{ list: rows, total: rows.length, as_of: '2026-11-20T14:30:00+08:00' },
    classes: [],
    counts: sampleHomework.counts,
    progress_counts: sampleProgress,
  },
  filter: { name: 'type', change: { type: 'adaptive' } },
  column: 'deadline',
  pageSize: 50,
  message: { type: 'homework.changed' },
});
