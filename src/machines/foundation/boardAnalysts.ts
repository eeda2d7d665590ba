import { boardTeacherScoreList } from '../../contract/boards';
import { record } from '../parts/record';

/** The analysts of the school on a contest board, the first first [CALL-061]. */
export const boardAnalysts = record({
  id: 'boardAnalysts',
  call: boardTeacherScoreList,
  concerns: ({ type }) => type === 'student.changed',
});
