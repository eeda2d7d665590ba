import { z } from 'zod/mini';
import { boardAnalyst, boardNames, boardRow, boards, boardSorts } from '../domain/boards';
import { call } from './call';
import { count, day, moment, oneOf, subjectId } from './fields';
import { listAnswer, paging, sorting } from './list';

const service = { host: 'service' } as const;
const board = { subject_id: subjectId, board: oneOf(boards) };

/** The season that a board counts, and where the account's own class stands [CALL-059, ENTITY-032]. */
export const boardInfo = call(
  '/board/getBoardInfo',
  board,
  {
    season: z.string(),
    starts_on: day,
    ends_on: day,
    points: count,
    heat: count,
    /** Equal points share a rank. */
    rank: z.nullable(z.int().check(z.positive())),
    lottery_points: count,
    as_of: moment,
  },
  service,
);

/** A page of a board's students [CALL-060]. */
export const boardStudentList = call(
  '/board/getBoardStudentList',
  {
    ...{ ...board, names: z.optional(oneOf(boardNames)) },
    ...{ ...sorting(boardSorts), ...paging },
  },
  listAnswer(boardRow),
  service,
);

/** A page of the analysts' scores of a board [CALL-061]. */
export const boardTeacherScoreList = call(
  '/board/getBoardTeacherScoreList',
  { ...board, ...paging },
  listAnswer(boardAnalyst),
  service,
);
