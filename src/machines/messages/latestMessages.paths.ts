import { CallFailure } from '../../contract/failure';
import { sampleMessage } from './messageRows.paths';

const read = { ...sampleMessage, message_id: 2, topic: 'excellentDay', is_read: true } as const;
const list = [sampleMessage, { ...read, facts: { answers: 12, accuracy: 91 } }];

/** Samples for the paths of the messages under the bell. */
export const latestMessagesPaths = {
  inputs: { usual: { subjectId: 2 } },
  events: {
    'socket.received': [
      { message: { type: 'message.changed' } },
      { message: { type: 'session.ended' } },
    ],
  },
  outcomes: {
    load: {
      done: [
        { list, newest_id: 2 },
        { list: [], newest_id: 0 },
      ],
      error: [new CallFailure('network', { path: '/message/userMessages' })],
    },
  },
} as const;
