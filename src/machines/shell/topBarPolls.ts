import { getUnreadNum } from '../../contract/messages';
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
