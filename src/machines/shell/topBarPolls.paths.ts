import { sharedPollPaths } from '../parts/sharedPoll.paths';

const payload = { subject_id: 2 };

/** Samples for the paths of the count of unread messages. */
export const unreadPollPaths = sharedPollPaths({
  payload,
  answers: [{ unread_num: 120 }, { unread_num: 0 }],
  message: { type: 'message.changed' },
});

/** Samples for the paths of the online notice. */
export const onlinePollPaths = sharedPollPaths({
  payload,
  answers: [
    { is_limit: 0, frequency: 60 },
    { is_limit: 1, frequency: 30 },
  ] as const,
});

/** Samples for the paths of the red point. */
export const redPointPollPaths = sharedPollPaths({
  payload: { ...payload, user_token: 'token-1' },
  answers: [{ redpoint: 1 }, { redpoint: 0 }] as const,
});
