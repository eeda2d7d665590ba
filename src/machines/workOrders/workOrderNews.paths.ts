import { CallFailure } from '../../contract/failure';

/** What QA plans the paths of the unread count with. */
export const workOrderNewsPaths = {
  inputs: { subject: { subjectId: 2 } },
  events: {
    'socket.received': [
      { message: { type: 'workOrder.changed' as const } },
      { message: { type: 'coins.changed' as const } },
    ],
  },
  outcomes: {
    count: {
      done: [{ count: 3 }],
      error: [new CallFailure('network', { path: '/tickets/unreadCount' })],
    },
  },
} as const;
