import { sharedPollPaths } from '../parts/sharedPoll.paths';

/** What QA plans the paths of the unread count with. */
export const workOrderNewsPaths = sharedPollPaths({
  payload: { subject_id: 2 },
  answers: [{ count: 3 }, { count: 0 }],
  message: { type: 'workOrder.changed' },
});
