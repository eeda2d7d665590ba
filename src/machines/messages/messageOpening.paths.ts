import { CallFailure } from '../../contract/failure';

const unread = { id: 7, isRead: false, address: '/student/detail?student_id=5' };

/** Samples for the paths of following a message. */
export const messageOpeningPaths = {
  inputs: { usual: { subjectId: 2 } },
  events: {
    'message.followed': [unread, { ...unread, id: 8, isRead: true, address: '/home' }],
    'message.opened': [{ ...unread, id: 9 }],
  },
  outcomes: {
    markRead: {
      done: [{ changed: 1 }],
      error: [new CallFailure('network', { path: '/message/setRead' })],
    },
  },
} as const;
