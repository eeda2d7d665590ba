import type { Area } from './area';

export const foundation: Area = {
  words: ['foundation', 'students'],
  pages: {
    '/layingFoundation/index': {
      entry: 'layingFoundation',
      screen: () => import('../screens/foundation'),
    },
  },
};
