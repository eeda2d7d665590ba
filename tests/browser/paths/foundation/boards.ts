import { boardStanding } from '../../../../src/machines/foundation/boardStanding';
import { boardStandingPaths } from '../../../../src/machines/foundation/boardStanding.paths';
import { contestBoard } from '../../../../src/machines/foundation/contestBoard';
import { contestBoardPaths } from '../../../../src/machines/foundation/contestBoard.paths';
import { comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really } from '../answers';
import { button } from '../controls';
import { tell } from '../socket';

const address = '/seasonPlate/index?subject_id=2';
const enter = ({ page, world, language }: Walk) => comeBack(page, world, 'zhou', address, language);

/** The season of a board. */
export const boardStandingAdapter: ScreenAdapter = {
  chart: boardStanding,
  catalogue: boardStandingPaths,
  enter,
  events: {
    'load.retried': button('parts:failed.retry'),
    'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', { type: 'student.changed' }) },
  },
  answers: { load: { done: [really], error: [lost] } },
};

/** A board. */
export const contestBoardAdapter: ScreenAdapter = {
  chart: contestBoard,
  catalogue: contestBoardPaths,
  enter,
  events: {},
  answers: {},
};
