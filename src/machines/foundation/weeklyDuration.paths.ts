import { recordPaths } from '../parts/record.paths';

const [asOf, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:35:00+08:00'];

const seconds = { answer: 5400, video: 1200, analysis: 900, correction: 600, recitation: 300 };
const study = { total: 14_400, foundation: 9000, synchronous: 3600, effective: 12_000 };

/** A day of study in each of two weeks. */
const answer = {
  days: ['2026-11-12', '2026-11-19'].map((day, at) => ({
    ...{ day, seconds: { ...seconds, other: 600 * at }, answer_count: 40, right_count: 30 },
    study: { ...study, preciseTest: 900, smartReview: 900 * at },
  })),
  as_of: asOf,
};

/** Samples for the paths of the weekly duration. */
export const weeklyDurationPaths = recordPaths({
  path: '/ddjStat/getDdjStudyData',
  payload: { subject_id: 2 },
  scope: { mayExport: true },
  message: [{ type: 'student.changed', student_id: 5 }, { type: 'session.ended' }],
  answers: [answer, { ...answer, as_of: later }],
});
