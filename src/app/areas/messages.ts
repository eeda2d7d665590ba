import type { Area } from './area';

const screen = () => import('../screens/messages');

export const messages: Area = {
  words: ['messages'],
  pages: {
    '/information': { frame: 'header', redirect: '/information/index' },
    '/information/index': { frame: 'header', screen },
    '/InfoCenter/index': { screen },
  },
};
