import type { Area } from './area';

export const homework: Area = {
  words: ['homework', 'students', 'answers', 'grading'],
  pages: {
    '/student/historywork': {
      frame: 'none',
      isOfSubject: true,
      key: ['student_id'],
      screen: () => import('../screens/historyWork'),
    },
    '/homework/list': {
      entry: 'homework',
      key: ['view', 'homework_id', 'person_id', 'answer_id', 'assign'],
      screen: () => import('../screens/homework'),
    },
  },
};
