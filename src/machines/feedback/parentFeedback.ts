import { parentFeedback as readFeedback } from '../../contract/feedback';
import { record } from '../parts/record';

/** What a student's parents read by their link; there is nothing once it was taken back or has ended [SCREEN-195]. */
export const parentFeedback = record({
  id: 'parentFeedback',
  call: readFeedback,
  mayBeAbsent: true,
});
