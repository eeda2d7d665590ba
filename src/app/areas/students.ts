import type { Area } from './area';

export const students: Area = {
  words: ['students'],
  pages: {
    '/student/list': { entry: 'student', screen: () => import('../screens/students') },
    '/student/detail': {
      words: ['students', 'homework', 'lessons'],
      key: ['student_id', 'view', 'course_id'],
      builtViews: ['homework', 'lockUnlock'],
      screen: () => import('../screens/studentDetail'),
    },
    '/student/customized': {},
    '/student/historywork': { frame: 'none' },
  },
};
