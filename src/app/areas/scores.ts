import type { Area } from './area';

export const scores: Area = {
  words: ['scores', 'students', 'feedback'],
  pages: {
    '/score/index': {
      entry: 'score',
      key: ['view', 'part', 'score_id', 'student_id', 'year'],
      screen: () => import('../screens/scores'),
    },
    '/score/record': {
      under: 'score',
      key: ['view', 'score_id', 'student_id', 'report_id'],
      screen: () => import('../screens/scoreRecord'),
    },
  },
};
