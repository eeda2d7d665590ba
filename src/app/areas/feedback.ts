import type { Area } from './area';

export const feedback: Area = {
  words: ['feedback'],
  pages: {
    '/feedback': {
      words: ['feedback', 'answers'],
      frame: 'none',
      screen: () => import('../screens/headquarters'),
    },
    '/parentFeedback': {
      words: ['feedback', 'reports', 'students'],
      frame: 'none',
      key: ['link'],
      screen: () => import('../screens/parentFeedback'),
    },
    '/classEvaluation/index': {
      words: ['feedback', 'students'],
      screen: () => import('../screens/classEvaluation'),
    },
    '/classFeedback/index': {
      entry: 'classFeedback',
      words: ['feedback', 'students'],
      key: ['view', 'student_id', 'class_id', 'feedback_id', 'copy_of'],
      screen: () => import('../screens/classFeedback'),
    },
  },
};
