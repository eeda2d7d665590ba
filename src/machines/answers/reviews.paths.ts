import { reviewedQuestion, reviewLogRow, reviewTaskRow } from '../../domain/reviews';
import { collectionPaths } from '../parts/collection.paths';
import { recordPaths } from '../parts/record.paths';
import { asOf, sampleList, sampleOf } from '../parts/sample.paths';

const message = { type: 'student.changed' } as const;
const student = { subject_id: 3, student_id: 5 };

/** Samples for the paths of the students with what they review. */
export const reviewTaskRowsPaths = collectionPaths({
  ...sampleList(reviewTaskRow, 'student_id', {}),
  input: { scope: { subject_id: 3 } },
  filter: { name: 'set', change: { set: 'off' as const } },
  message,
});

const days = Array.from({ length: 15 }, (_, at) => ({
  ...sampleOf(reviewLogRow, at),
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
}));

/** Samples for the paths of the days of a student's reviews. */
export const reviewLogRowsPaths = collectionPaths({
  ...{ rows: days, ids: ['2026-11-01', '2026-11-02'] as const, message, pageSize: 20 },
  answer: { list: days, total: days.length, as_of: asOf },
  input: { scope: student },
});

const waiting = (open: number) => ({
  ...{ name: 'Ann', username: 'ann', grade: 7 },
  ...{ is_on: open > 4, times_per_day: 3, as_of: asOf },
  points: open === 0 ? [] : [{ id: 3, name: 'Fractions', open }],
});

/** Samples for the paths of what is set for a student to review. */
export const reviewConfigPaths = recordPaths({
  ...{ path: '/review/config', payload: student, answers: [waiting(0), waiting(5)] as const },
  ...{ message: 'student.changed' as const, none: { ...student, student_id: 0 } },
});

const right = { ...sampleOf(reviewedQuestion, 1), stem: 'Solve $x^2 = 4$.', is_right: true };

/** Samples for the paths of a day's review. */
export const reviewDayPaths = recordPaths({
  path: '/review/detail',
  ...{ payload: { ...student, day: '2026-11-17' }, none: { ...student, day: 'soon' } },
  answers: [
    {
      ...{ name: 'Ann', username: 'ann', grade: 7, day: '2026-11-17' },
      list: [right, { ...right, answer_id: 3, is_right: false, is_resolved: false }],
    },
  ],
});
