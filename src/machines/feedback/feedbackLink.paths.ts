import { parentLinkPaths } from '../parts/parentLink.paths';

/** Samples for the paths of the parents' link. */
export const feedbackLinkPaths = parentLinkPaths('/classFeedback/link', {
  subject_id: 2,
  feedback_id: 5,
});
