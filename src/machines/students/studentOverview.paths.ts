import { courseVersions } from '../../domain/lessons';
import { recordPaths } from '../parts/record.paths';

const [asOf, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:35:00+08:00'];

/** A student of whom everything waits. */
export const sampleOverview = {
  homework: { toBeCorrected: 1, incomplete: 2, overdue: 3 },
  answers_to_grade: [7, 8],
  ...{ mistake_count: 9, wrong_question_count: 12 },
  study: { total_minutes: 120, effective_minutes: 60 },
  coins: { status: 'frozen' as const, reason: 'Guesses', coin_cnt: 40, held_cnt: 5 },
  book_version: courseVersions[0],
  classes: [{ class_id: 3, name: 'Spring' }],
  feedback: { last_given_at: null, is_due: true },
  as_of: asOf,
};

/** Samples for the paths of one student's overview. */
export const studentOverviewPaths = recordPaths({
  path: '/student/overview',
  payload: { subject_id: 3, student_id: 5 },
  message: [
    { type: 'student.changed', student_id: 5 },
    { type: 'homework.changed' },
    { type: 'student.changed', student_id: 6 },
  ],
  answers: [sampleOverview, { ...sampleOverview, as_of: later }],
});
