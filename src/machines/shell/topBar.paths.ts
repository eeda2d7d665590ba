import { CallFailure } from '../../contract/failure';

const offline = [new CallFailure('network', { path: '/supervise/jump' })];
const followed = { id: 7, isRead: false, address: '/student/detail?student_id=5' };

/** Samples for the paths of the top bar; its parts have paths of their own. */
export const topBarPaths = {
  inputs: {
    mathematics: { subjectId: 2, token: 'token-1' },
    english: { subjectId: 1, token: 'token-1' },
  },
  events: {
    'subject.changed': [{ subjectId: 1 }, { subjectId: 2 }],
    'message.followed': [followed],
    'message.opened': [followed],
  },
  outcomes: {
    askVocabulary: {
      done: [
        { show_status: 1, login_url: 'https://words.example/' },
        { show_status: 0, login_url: '' },
      ],
      error: offline,
    },
    askSupervise: { done: [{ go_url: 'https://supervise.example/' }], error: offline },
  },
} as const;
