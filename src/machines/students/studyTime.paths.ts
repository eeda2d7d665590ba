import { recordPaths, studentMessages } from '../parts/record.paths';

const [asOf, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:35:00+08:00'];
const hours = 3600;

/** A day of study, and one without. */
export const sampleStudyTime = {
  days: [
    {
      ...{ day: '2026-11-19', active_count: 1, total_seconds: 2 * hours },
      ...{ effective_seconds: hours, foundation_seconds: hours, synchronous_seconds: hours },
      ...{ answer_count: 20, right_count: 15 },
    },
    {
      ...{ day: '2026-11-20', active_count: 0, total_seconds: 0, effective_seconds: 0 },
      ...{ foundation_seconds: 0, synchronous_seconds: 0, answer_count: 0, right_count: 0 },
    },
  ],
  as_of: asOf,
};

/** Samples for the paths of a student's study time. */
export const studyTimePaths = recordPaths({
  ...{ path: '/student/studyTime', message: studentMessages(5) },
  payload: { subject_id: 3, student_id: 5, span: 'week' as const },
  answers: [sampleStudyTime, { ...sampleStudyTime, as_of: later }],
});
