import type { SnapshotFrom } from 'xstate';
import { unreadCount } from '../../contract/workOrders';
import { sharedPoll } from '../parts/sharedPoll';

/**
 * Counts the work orders with unread answers, in every open tab. After a failed call the last count stays,
 * without a notice [CALL-010, MSG-070]. The poll is needed beside the socket, which may be cut.
 */
export const workOrderNews = sharedPoll({
  id: 'workOrderNews',
  call: unreadCount,
  every: 60_000,
  concerns: ({ type }) => type === 'workOrder.changed',
});

/** 0 until it is known. */
export const selectUnread = ({ context }: SnapshotFrom<typeof workOrderNews>) =>
  context.answer?.count ?? 0;
