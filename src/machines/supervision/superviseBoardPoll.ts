import { superviseBoard } from '../../contract/supervision';
import { poll } from '../parts/poll';

/** The numbers of the data board, every minute [ROUTE-013]. */
export const superviseBoardPoll = poll({
  id: 'superviseBoardPoll',
  call: superviseBoard,
  every: 60_000,
});
