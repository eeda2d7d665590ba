import type { Area } from './area';

export const reports: Area = {
  words: ['reports'],
  pages: {
    '/report/list': { entry: 'report', screen: () => import('../screens/reportTargets') },
    '/report/stuInfo': {
      under: 'report',
      key: ['student_id'],
      screen: () => import('../screens/studentReport'),
    },
    '/report/classInfo': {
      under: 'report',
      key: ['class_id'],
      screen: () => import('../screens/classReport'),
    },
    '/report/handout': {
      words: ['reports', 'students'],
      under: 'report',
      key: ['student_id', 'class_id', 'what', 'from', 'to', 'program', 'course_id'],
      screen: () => import('../screens/reportHandout'),
    },
    '/report/nextStep': {
      under: 'report',
      key: ['student_id', 'from', 'to'],
      screen: () => import('../screens/nextStep'),
    },
    '/parentReport': {
      words: ['reports', 'students'],
      frame: 'none',
      isOfLanguage: true,
      key: ['link'],
      screen: () => import('../screens/parentReport'),
    },
    '/learningAnalysis': {
      frame: 'none',
      isOfSubject: true,
      key: ['student_id', 'class_id'],
      screen: () => import('../screens/learningAnalysis'),
    },
  },
};
