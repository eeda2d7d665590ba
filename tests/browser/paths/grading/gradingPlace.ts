import { gradingPlace } from '../../../../src/machines/grading/gradingPlace';
import { gradingPlacePaths } from '../../../../src/machines/grading/gradingPlace.paths';
import { answerOf, openAnswer } from '../../answering';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really } from '../answers';
import { button } from '../controls';
import { tell } from '../socket';

/** A written answer's place among all that waits, above every grading. */
export const gradingPlaceAdapter: ScreenAdapter = {
  chart: gradingPlace,
  catalogue: gradingPlacePaths,
  enter: async (walk) => openAnswer(walk, 3, await answerOf(walk.world, 3)),
  events: {
    'load.retried': button('grading:place.retry'),
    'socket.received': {
      trigger: (walk: Walk) => tell(walk, 'zhou', { type: 'homework.changed' }),
    },
  },
  answers: { load: { done: [really], error: [lost] } },
};
