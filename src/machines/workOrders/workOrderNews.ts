import type { SnapshotFrom } from 'xstate';
import { unreadCount } from '../../contract/workOrders';
import { sharedPoll } from '../parts/sharedPoll';

/**
 * How many work orders have news, in every open tab; when nobody answers, the last count stays without a
 * word [CALL-010, MSG-070]. The socket tells of a change at once, and may have been cut.
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
