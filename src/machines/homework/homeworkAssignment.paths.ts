import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';

const offline = new CallFailure('network', { path: '/homework/add' });
const alreadyAssigned = new CallFailure('code', {
  path: '/homework/add',
  code: codes.alreadyAssigned,
});

const both = {
  card_id: 31,
  name: 'My garden',
  supports_composition: true,
  supports_adaptive: true,
};
const adaptiveOnly = { ...both, card_id: 32, name: 'Commas', supports_composition: false };
const students = [
  { id: 1, name: 'Ann', username: 'ann' },
  { id: 2, name: 'Bo', username: 'bo' },
];

const filled = {
  name: 'Week 12',
  type: 'composition',
  essay_title: 'My garden',
  course_id: 11,
  lesson_id: 21,
  card_id: 31,
  student_ids: [1, 2],
  deadline: '2026-11-27T20:00:00+08:00',
} as const;

function outcomes(first: string, second: string) {
  return {
    outcomes: [
      { student_id: 1, name: 'Ann', outcome: first },
      { student_id: 2, name: 'Bo', outcome: second },
    ],
  };
}

function progress(status: string, second: string, reason: string | null) {
  return {
    status,
    students: [
      { student_id: 1, name: 'Ann', status: 'succeeded', reason: null },
      { student_id: 2, name: 'Bo', status: second, reason },
    ],
    as_of: '2026-11-20T14:30:03+08:00',
  };
}

/** What QA plans the paths of an assignment with. */
export const homeworkAssignmentPaths = {
  inputs: {
    empty: { subjectId: 3 },
    filled: { subjectId: 3, values: filled },
    reloaded: { subjectId: 3, homeworkId: 41 },
  },
  events: {
    'field.changed': [{ field: 'essay_title', value: '' }],
    'type.chosen': [{ homeworkType: 'adaptive' }],
    'course.chosen': [{ courseId: 11 }],
    'lesson.chosen': [{ lessonId: 21 }],
    'card.chosen': [{ cardId: 32 }],
    'clock.ticked': [{ now: Date.parse('2026-11-20T14:30:00+08:00') }],
  },
  outcomes: {
    loadCourses: { done: [{ list: [{ id: 11, name: 'Spring' }] }], error: [offline] },
    loadLessons: { done: [{ list: [{ id: 21, name: 'Lesson 1' }] }], error: [offline] },
    loadCards: { done: [{ list: [both, adaptiveOnly] }], error: [offline] },
    loadStudents: { done: [{ list: students }], error: [offline] },
    check: {
      done: [
        outcomes('assignable', 'assignable'),
        outcomes('assignable', 'notLearned'),
        outcomes('alreadyAssigned', 'alreadyAssigned'),
        outcomes('noPoints', 'noPoints'),
      ],
      error: [offline],
    },
    add: { done: [{ homework_id: 41, status: 'arranging' }], error: [alreadyAssigned, offline] },
    checkStatus: {
      done: [
        progress('arranging', 'arranging', null),
        progress('succeeded', 'succeeded', null),
        progress('failed', 'failed', 'noPoints'),
      ],
      error: [offline],
    },
  },
} as const;
