import { recordPaths } from '../parts/record.paths';

const [asOf, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:35:00+08:00'];

export const sampleStanding = {
  ...{ season: 'Autumn 2026', starts_on: '2026-10-01', ends_on: '2026-12-31' },
  ...{ points: 320, heat: 640, rank: 2, lottery_points: 3, as_of: asOf },
};

/** Samples for the paths of a board's season. */
export const boardStandingPaths = recordPaths({
  path: '/board/getBoardInfo',
  payload: { subject_id: 2, board: 'foundation' as const },
  message: [{ type: 'student.changed' }, { type: 'homework.changed' }],
  answers: [sampleStanding, { ...sampleStanding, rank: null, as_of: later }],
});
