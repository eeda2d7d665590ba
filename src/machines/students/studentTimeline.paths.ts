import { recordPaths, studentMessages } from '../parts/record.paths';

const [asOf, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:35:00+08:00'];

/** A student who answers better after the level was changed. */
export const sampleTimeline = {
  days: [
    { day: '2026-11-18', answered: 20, right: 10 },
    { day: '2026-11-19', answered: 0, right: 0 },
    { day: '2026-11-20', answered: 10, right: 9 },
  ],
  acts: [
    {
      ...{ kind: 'level' as const, at: '2026-11-19T09:00:00+08:00', day: '2026-11-19' },
      ...{ by: 'Zhou Min', amount: 2 },
    },
  ],
  as_of: asOf,
};

/** Samples for the paths of a student's time line. */
export const studentTimelinePaths = recordPaths({
  ...{ path: '/student/timeline', message: studentMessages(5) },
  payload: { subject_id: 3, student_id: 5 },
  answers: [sampleTimeline, { ...sampleTimeline, as_of: later }],
});
