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
    '/seasonPlate/classBoard': {
      frame: 'none',
      isOfSubject: true,
      key: ['board'],
      screen: () => import('../screens/classBoard'),
    },
    '/excellent/index': { screen: () => import('../screens/excellentBoard') },
  },
};
