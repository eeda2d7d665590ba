import type { Area } from './area';

export const lessons: Area = {
  words: ['lessons'],
  pages: {
    '/lesson/list': { entry: 'lesson', screen: () => import('../screens/courses') },
  },
};
