import type { PreparationKind } from '../../domain/preparation';
import type { Area, AreaPage } from './area';

/** A course of a kind; one of the other kind is absent there. */
const detail = (kind: PreparationKind): AreaPage => ({
  under: 'prepare',
  key: ['course_id', 'view', 'question_id', 'test_account'],
  screen: async () => ({ Screen: (await import('../screens/preparedCourse'))[kind] }),
});

export const preparation: Area = {
  words: ['preparation', 'students', 'answers'],
  pages: {
    '/prepare/list': { entry: 'prepare', screen: () => import('../screens/preparedCourses') },
    '/prepare/detail': detail('taught'),
    '/prepare/lessonlist': {
      under: 'prepare',
      key: ['course_id'],
      screen: () => import('../screens/preparedLessons'),
    },
    '/grindingClass/list': { under: 'prepare', screen: () => import('../screens/polishedCourses') },
    '/grindingClass/detail': detail('polishing'),
  },
};
