import { CallFailure } from '../../contract/failure';

const offline = new CallFailure('network', { path: '/select/courseList' });
const card = {
  card_id: 31,
  name: 'My garden',
  supports_composition: true,
  supports_adaptive: true,
};

/** What QA plans the paths of an assignment's lists with. */
export const assignmentOptionsPaths = {
  inputs: {
    nothing: { subjectId: 3, courseId: null, lessonId: null },
    lesson: { subjectId: 3, courseId: 11, lessonId: 21 },
  },
  events: {
    'course.chosen': [{ courseId: 11 }],
    'lesson.chosen': [{ lessonId: 21 }],
  },
  outcomes: {
    loadCourses: { done: [{ list: [{ id: 11, name: 'Spring' }] }], error: [offline] },
    loadLessons: { done: [{ list: [{ id: 21, name: 'Lesson 1' }] }], error: [offline] },
    loadCards: { done: [{ list: [card] }], error: [offline] },
    loadStudents: { done: [{ list: [{ id: 1, name: 'Ann', username: 'ann' }] }], error: [offline] },
  },
  /** The states say all; what was loaded decides nothing. */
  project: () => null,
} as const;
