import { boardInfo } from '../../contract/boards';
import { record } from '../parts/record';

/** The season of a contest board, and where the analyst's students stand together. */
export const boardStanding = record({
  id: 'boardStanding',
  call: boardInfo,
  concerns: ({ type }) => type === 'student.changed',
});
