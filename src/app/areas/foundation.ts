import type { Area } from './area';

export const foundation: Area = {
  words: ['foundation', 'students'],
  pages: {
    '/layingFoundation/index': {
      entry: 'layingFoundation',
      key: ['view', 'student_id'],
      screen: () => import('../screens/foundation'),
    },
    '/seasonPlate/index': { screen: () => import('../screens/seasonBoard') },
    '/excellent/index': { screen: () => import('../screens/excellentBoard') },
  },
};
