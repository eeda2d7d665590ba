import { gradingPlace } from '../../../../src/machines/grading/gradingPlace';
import { gradingPlacePaths } from '../../../../src/machines/grading/gradingPlace.paths';
import { answerOf, openAnswer } from '../../answering';
import { button } from '../controls';
import { recordAdapter } from '../record';

/** A written answer's place among all that waits, above every grading. */
export const gradingPlaceAdapter = recordAdapter({
  chart: gradingPlace,
  catalogue: gradingPlacePaths,
  enter: async (walk) => openAnswer(walk, 3, await answerOf(walk.world, 3)),
  message: 'homework.changed',
  events: { 'load.retried': button('grading:place.retry') },
});
