import { recordPaths } from '../parts/record.paths';

const analysts = {
  list: [
    { account_id: 1, name: 'Ann', points: 320, rank: 1 },
    { account_id: 2, name: 'Ben', points: 120, rank: 2 },
  ],
  ...{ total: 2, as_of: '2026-11-20T14:30:00+08:00' },
};

/** Samples for the paths of a board's analysts. */
export const boardAnalystsPaths = recordPaths({
  path: '/board/getBoardTeacherScoreList',
  payload: { subject_id: 2, board: 'foundation' as const, page: 1, page_size: 20 },
  message: [{ type: 'student.changed' }, { type: 'homework.changed' }],
  answers: [analysts, { ...analysts, list: [], total: 0, as_of: '2026-11-20T14:35:00+08:00' }],
});
