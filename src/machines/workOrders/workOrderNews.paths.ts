import { sharedPollPaths } from '../parts/sharedPoll.paths';

/** Samples for the paths of the unread count. */
export const workOrderNewsPaths = sharedPollPaths({
  payload: { subject_id: 2 },
  answers: [{ count: 3 }, { count: 0 }],
  message: { type: 'workOrder.changed' },
});
