import type { Area } from './area';

export const scores: Area = {
  words: ['scores', 'students', 'feedback'],
  pages: {
    '/score/index': {
      entry: 'score',
      key: ['view', 'score_id', 'student_id'],
      builtViews: ['info', 'unsubmitted'],
      screen: () => import('../screens/scores'),
    },
    '/score/record': {
      key: ['score_id', 'student_id'],
      screen: () => import('../screens/scoreRecord'),
    },
  },
};
