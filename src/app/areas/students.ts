import type { Area } from './area';

export const students: Area = {
  words: ['students'],
  pages: {
    '/student/list': { entry: 'student', screen: () => import('../screens/students') },
    '/student/detail': {
      under: 'student',
      words: ['students', 'homework', 'lessons', 'answers', 'reports', 'home', 'foundation'],
      key: ['student_id', 'view', 'course_id', 'span', 'until', 'origin'],
      screen: () => import('../screens/studentDetail'),
    },
    '/student/customized': { under: 'student', screen: () => import('../screens/customized') },
  },
};
