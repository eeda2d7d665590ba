import { endFeedbackLink, feedbackLink as read, makeFeedbackLink } from '../../contract/feedback';
import { parentLink } from '../parts/parentLink';

/** The link by which parents read a given feedback: made when it is asked for, and taken back [SCREEN-195]. */
export const feedbackLink = parentLink({
  id: 'feedbackLink',
  ...{ read, make: makeFeedbackLink, end: endFeedbackLink },
});
