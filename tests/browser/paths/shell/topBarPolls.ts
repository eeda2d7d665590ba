import { onlinePoll, redPointPoll, unreadPoll } from '../../../../src/machines/shell/topBarPolls';
import {
  onlinePollPaths,
  redPointPollPaths,
  unreadPollPaths,
} from '../../../../src/machines/shell/topBarPolls.paths';
import { sharedPollAdapter } from '../sharedPoll';
import { enterWelcome } from './welcome';

/** Whether somebody is at work here. */
export const onlineAdapter = sharedPollAdapter({
  chart: onlinePoll,
  catalogue: onlinePollPaths,
  enter: enterWelcome,
});

/** How many messages are unread. */
export const unreadAdapter = sharedPollAdapter({
  chart: unreadPoll,
  catalogue: unreadPollPaths,
  enter: enterWelcome,
});

/** Whether anything waits at home. */
export const redPointAdapter = sharedPollAdapter({
  chart: redPointPoll,
  catalogue: redPointPollPaths,
  sharedBy: { subject_id: 2 },
  enter: enterWelcome,
});
