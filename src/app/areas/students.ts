import type { Area } from './area';

export const students: Area = {
  words: ['students'],
  pages: {
    '/student/list': { entry: 'student', screen: () => import('../screens/students') },
    '/student/detail': {
      words: ['students', 'homework', 'lessons', 'answers', 'reports', 'home', 'foundation'],
      key: ['student_id', 'view', 'course_id', 'span', 'origin'],
      builtViews: [
        'overview',
        'report',
        'homework',
        'history',
        'lockUnlock',
        'errorBook',
        'studyTime',
        'behaviour',
        'customization',
        'foundationMode',
        'rebuildFoundation',
      ],
      screen: () => import('../screens/studentDetail'),
    },
    '/student/customized': { screen: () => import('../screens/customized') },
  },
};
