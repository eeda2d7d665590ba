import { CallFailure } from '../../contract/failure';
import type { LockOutcomes } from './lessonLocks';

const person = { name: 'Ann', username: 'ann', grade: 8 };
const lesson = { kind: 'lesson' as const, id: 11, name: 'Letters' };
const students: LockOutcomes = [
  {
    ...{ ...person, student_id: 5 },
    changed: [lesson, { kind: 'chapter', id: 1, name: 'Unit 1' }],
    skipped: [{ kind: 'card', id: 111, name: 'Practice', reason: 'already', by: 'Mia' }],
  },
  {
    ...{ ...person, student_id: 6, changed: [] },
    skipped: [{ kind: 'course', id: 0, name: '', reason: 'notTaking', by: null }],
  },
];
const answer = { students, not_yours: 0 };
const unchanged = students.map((one) => ({ ...one, changed: [] }));
const offline = new CallFailure('network', { path: '/courseModule/setLocks' });

/** Samples for the paths of locking and unlocking; the tree has paths of its own. */
export const lessonLocksPaths = {
  inputs: { students: { subject_id: 3, course_id: 301, student_ids: [5, 6] } },
  events: {
    'choice.toggled': [{ lessons: [11], cards: [] }],
    'node.switched': [{ key: 'chapter1' }],
    'change.requested': [
      { lock: 'unlocked' as const, student_ids: [5, 6] },
      { lock: 'unlocked' as const, student_ids: [] },
    ],
  },
  outcomes: {
    preview: { done: [answer, { ...answer, students: unchanged, not_yours: 1 }], error: [offline] },
    change: { done: [answer], error: [offline] },
  },
};
