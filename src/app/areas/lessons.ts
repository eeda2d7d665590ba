import type { Area } from './area';

export const lessons: Area = {
  words: ['lessons'],
  pages: {
    '/lesson/list': { entry: 'lesson', screen: () => import('../screens/courses') },
    '/lesson/detail': {
      under: 'lesson',
      words: ['lessons', 'students'],
      key: ['course_id'],
      screen: () => import('../screens/course'),
    },
    '/classes/list': { entry: 'classes', screen: () => import('../screens/classes') },
    '/classes/detail': {
      under: 'classes',
      words: ['lessons', 'students'],
      key: ['class_id'],
      screen: () => import('../screens/class'),
    },
    '/lockunlock/list': {
      entry: 'lockunlock',
      words: ['lessons', 'students'],
      key: ['student_ids'],
      screen: () => import('../screens/lockPick'),
    },
    '/lockunlock/info': {
      under: 'lockunlock',
      words: ['lessons', 'students'],
      key: ['course_id', 'student_ids', 'class_id'],
      screen: () => import('../screens/lessonLocks'),
    },
  },
};
