import type { Area } from './area';

// Training belongs to no subject of the person's: the address keeps the one that it names [ROUTE-076].
const isOfSubject = false;

export const training: Area = {
  words: ['training'],
  pages: {
    '/sqtrain': { redirect: '/sqtrain/myTrain' },
    '/sqtrain/myTrain': { isOfSubject, screen: () => import('../screens/myTraining') },
    '/sqtrain/myTrainInfo': {
      isOfSubject,
      key: ['course_id', 'lesson_id'],
      screen: () => import('../screens/trainingCourse'),
    },
  },
};
