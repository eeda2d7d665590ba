import { CallFailure } from '../../contract/failure';

/** Each list fails in its own way, so that the last failure is seen to be kept. */
function failing(requestId: string): CallFailure {
  return new CallFailure('code', { path: '/select', requestId });
}

const supported = { supports_composition: true, supports_adaptive: true };
const card = { card_id: 31, name: 'My garden', ...supported };

export const sampleChoice = {
  ...{ id: 1, name: 'Ann', username: 'ann', grade: 7, pinyin: 'ann' },
  ...{ takes_course: true, outcome: null },
};

/** Samples for the paths of an assignment's lists. */
export const assignmentOptionsPaths = {
  inputs: { nothing: { subjectId: 3 } },
  events: {
    'course.chosen': [{ courseId: 11 }],
    'lesson.chosen': [{ lessonId: 21 }],
    'card.asked': [{ cardId: 31, homeworkType: 'composition' }],
    'students.searched': [{ keyword: 'an' }],
  },
  outcomes: {
    loadCourses: { done: [{ list: [{ id: 11, name: 'Spring' }] }], error: [failing('courses')] },
    loadLessons: {
      done: [{ list: [{ id: 21, name: 'Lesson 1', ...supported }] }],
      error: [failing('lessons')],
    },
    loadCards: { done: [{ list: [card] }], error: [failing('cards')] },
    loadStudents: {
      done: [{ list: [sampleChoice] }],
      error: [failing('students')],
    },
  },
  /** Of what was loaded nothing decides; a card does. */
  project: ({ card }: { readonly card: unknown }) => card !== null,
} as const;
