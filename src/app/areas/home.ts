import type { Area } from './area';

export const home: Area = {
  words: ['home', 'students'],
  pages: {
    '/home': { entry: 'home', screen: () => import('../screens/home') },
    '/todo/list': { entry: 'todo', screen: () => import('../screens/todo') },
  },
};
