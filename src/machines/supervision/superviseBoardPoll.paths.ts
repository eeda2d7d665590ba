import { superviseBoard } from '../../contract/supervision';
import { pollPaths } from '../parts/poll.paths';
import { sampleOf } from '../parts/sample.paths';

/** What QA plans the paths of the data board with. */
export const superviseBoardPollPaths = pollPaths({
  payload: { subject_id: 2 },
  answers: [sampleOf(superviseBoard.answer)],
});
