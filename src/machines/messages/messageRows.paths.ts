import type { Message } from '../../domain/messages';
import { collectionPaths } from '../parts/collection.paths';

/** A message about a student of no real school. */
export const sampleMessage: Message = {
  message_id: 1,
  topic: 'homeworkWellDone',
  student: { student_id: 5, name: 'Ann', username: 'ann' },
  about_id: 71,
  facts: { homework: 'Week 12', score: 92 },
  at: '2026-11-20T13:40:00+08:00',
  is_read: false,
  reward_coins: null,
};
const others = [
  { topic: 'essayHandedIn', facts: { homework: 'My garden' } },
  { topic: 'homeworkMissed', student: null, facts: { homework: 'Week 11', count: 3 } },
  { topic: 'excellentDay', facts: { answers: 12, accuracy: 91 }, reward_coins: 20, is_read: true },
  { topic: 'homeworkFinished', facts: { homework: 'Week 10', score: 67 } },
  {
    topic: 'coinsRequested',
    student: null,
    about_id: null,
    facts: { name: 'Ben Bauer', account: 'ben' },
  },
] as const;

/** More than a page of them, of every topic. */
const rows = Array.from({ length: 21 }, (_, index) => ({
  ...sampleMessage,
  ...others[index - 1],
  message_id: index + 1,
}));

/** Samples for the paths of the messages. */
export const messageRowsPaths = collectionPaths({
  input: { scope: { subject_id: 2 } },
  rows,
  ids: [1, 2],
  answer: {
    ...{ list: rows, total: rows.length, as_of: '2026-11-20T14:30:00+08:00' },
    ...{ counts: { all: 21, unread: 20, rewardable: 16 }, unread_count: 20 },
    newest_id: 21,
  },
  filter: { name: 'topic', change: { topic: ['excellentDay'] } },
  pageSize: 50,
  changes: ['read', 'unread'],
  message: { type: 'message.changed' },
});
