import type { Area } from '../area';
import { findCreatedHandler, findSavedHandler, findSubmittedHandler } from './arrived';
import { classFeedbackHandlers } from './classes';
import { evaluationHandlers } from './evaluation';
import { headquartersHandlers } from './headquarters';
import { linkHandlers } from './links';
import { feedbackStudentHandlers } from './students';

/** Post-class feedback is for who may give it [ROLE-067]. */
const needs = 'afterSchoolFeedbackPermission';

export const area: Area = {
  handlers: [
    ...[
      ...classFeedbackHandlers,
      ...evaluationHandlers,
      ...feedbackStudentHandlers,
      ...linkHandlers,
      findSubmittedHandler,
      findSavedHandler,
    ].map((handler) => (handler.call.open ? handler : ({ ...handler, needs } as const))),
    ...headquartersHandlers,
    findCreatedHandler,
  ],
};
