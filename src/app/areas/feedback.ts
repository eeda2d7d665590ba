import type { Area } from './area';

export const feedback: Area = {
  words: ['feedback'],
  pages: {
    '/feedback': { frame: 'none', screen: () => import('../screens/headquarters') },
    '/classFeedback/index': { entry: 'classFeedback' },
  },
};
