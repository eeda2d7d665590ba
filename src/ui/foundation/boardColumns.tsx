import { studentPage } from '../../domain/addresses';
import type { BoardRow } from '../../domain/boards';
import { columnsOf, count, text } from '../parts/columns';
import { PersonCell } from '../parts/PersonCell';

/** The students on a contest board [SCREEN-115 … SCREEN-117]. */
export const boardColumns = columnsOf<BoardRow>(
  'foundation',
  [
    text('student', ({ name }) => name, {
      file: {
        'foundation:board.column.student': ({ name }) => name,
        'students:column.account': ({ username }) => username,
      },
      cell: ({ student_id: id, name, username }) =>
        // Of whom a class sees, there is no account and no page.
        username === '' ? (
          name
        ) : (
          <PersonCell {...{ name, account: username, to: studentPage(id) }} />
        ),
    }),
    count('rank', ({ rank }) => rank, { width: 20 }),
    count('points', ({ points }) => points, { explained: 'board.pointsWhy' }),
    count('heat', ({ heat }) => heat, { explained: 'board.heatWhy' }),
    count('gain', ({ gain }) => gain, { explained: 'board.gainWhy', signed: true, width: 36 }),
  ],
  'board.column',
);
