import type { Area } from './area';

export const rewards: Area = {
  words: ['rewards', 'students'],
  pages: {
    '/crystal/list': {
      entry: 'crystal',
      words: ['rewards', 'students', 'reports'],
      key: ['choiceTab', 'student_id', 'reward'],
      screen: () => import('../screens/crystal'),
    },
  },
};
