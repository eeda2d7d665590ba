import type { Area } from './area';

export const answers: Area = {
  words: ['answers', 'students'],
  pages: {
    '/answerHistoryEntry/index': {
      entry: 'answerHistoryEntry',
      screen: () => import('../screens/answerHistory'),
    },
    '/history/list': {
      under: 'answerHistoryEntry',
      key: ['answer_id'],
      screen: () => import('../screens/answerDetail'),
    },
    '/report/reviewTask': { screen: () => import('../screens/reviewTasks') },
    '/report/review': { key: ['student_id', 'day'], screen: () => import('../screens/review') },
    '/errorbook/list': { entry: 'errorbook', screen: () => import('../screens/errorBooks') },
    '/errorbook/sheet': {
      under: 'errorbook',
      key: ['student_id', 'by', 'answers', 'tries'],
      screen: () => import('../screens/errorBookSheet'),
    },
    '/errorbook/info': {
      under: 'errorbook',
      key: ['student_id', 'question_id'],
      screen: () => import('../screens/errorBook'),
    },
  },
};
