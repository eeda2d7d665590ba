import type { Area } from './area';

export const localPoints: Area = {
  words: ['localPoints', 'students'],
  pages: {
    '/localManager/index': {
      entry: 'localManager',
      screen: () => import('../screens/localCourses'),
    },
    '/localManager/localManagerInfo': {
      under: 'localManager',
      key: ['course_id'],
      screen: () => import('../screens/localPoints'),
    },
  },
};
