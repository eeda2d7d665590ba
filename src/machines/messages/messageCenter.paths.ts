import { CallFailure } from '../../contract/failure';

const followed = { id: 7, isRead: false, address: '/student/detail?student_id=5' };

/** Samples for the paths of the message centre; list, opening and reward have paths of their own. */
export const messageCenterPaths = {
  inputs: { usual: { subjectId: 2, address: {} } },
  events: {
    'message.followed': [followed],
    'message.opened': [followed],
    'clearing.requested': [{ upTo: 21 }],
    'reward.requested': [{ messageId: 7, studentName: 'Ann' }],
  },
  outcomes: {
    clear: {
      done: [{ changed: 20 }],
      error: [new CallFailure('network', { path: '/message/clearUnread' })],
    },
    rewarding: { done: [undefined] },
  },
} as const;
