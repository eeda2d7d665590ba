import { onlinePoll, unreadPoll } from '../../../../src/machines/shell/topBarPolls';
import { onlinePollPaths, unreadPollPaths } from '../../../../src/machines/shell/topBarPolls.paths';
import { sharedPollStage } from '../sharedPoll';
import { enterWelcome } from './welcome';

/** Whether somebody is at work here. */
export const onlineStage = sharedPollStage({
  chart: onlinePoll,
  catalogue: onlinePollPaths,
  enter: enterWelcome,
});

/** How many messages are unread. */
export const unreadStage = sharedPollStage({
  chart: unreadPoll,
  catalogue: unreadPollPaths,
  enter: enterWelcome,
});
