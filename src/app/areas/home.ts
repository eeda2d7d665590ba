import type { Area } from './area';

export const home: Area = {
  words: ['home'],
  pages: {
    '/home': { entry: 'home', screen: () => import('../screens/home') },
    '/todo/list': { entry: 'todo', screen: () => import('../screens/todo') },
  },
};
