import type { SnapshotFrom } from 'xstate';
import { getUnreadNum } from '../../contract/messages';
import { redpoint } from '../../contract/redpoint';
import { onlineNotify } from '../../contract/shell';
import { sharedPoll } from '../parts/sharedPoll';

/** Ms between two looks where the server does not say. */
const usually = 60_000;

/** How many messages are unread, in every open tab [CALL-015, CONST-066]. */
export const unreadPoll = sharedPoll({
  id: 'unreadPoll',
  call: getUnreadNum,
  every: usually,
  concerns: ({ type }) => type === 'message.changed',
});

/** Says that somebody is at work here, as often as the server wants to know [CALL-031, LIVE-009]. */
export const onlinePoll = sharedPoll({
  id: 'onlinePoll',
  call: onlineNotify,
  every: (answer) => (answer === null ? usually : answer.frequency * 1000),
});

/** Whether anything waits at home: it is done, put off and new while the page stays open [CALL-025, LIVE-008]. */
export const redPointPoll = sharedPoll({
  id: 'redPointPoll',
  call: redpoint,
  every: usually,
  sharedBy: ({ subject_id }) => ({ subject_id }),
});

/** Whether anything waits at home; false until it is known. */
export const selectHasRedPoint = (snapshot: SnapshotFrom<typeof redPointPoll> | undefined) =>
  snapshot?.context.answer?.redpoint === 1;
