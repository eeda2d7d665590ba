import { CallFailure } from '../../contract/failure';
import type { HomeworkPersonRow } from '../../domain/homework';

/** An essay that waits to be corrected. */
export const samplePerson: HomeworkPersonRow = {
  person_id: 7,
  homework_id: 41,
  homework_name: 'Week 12',
  type: 'composition',
  essay_title: 'My garden',
  course_name: 'Spring',
  lesson_name: 'Lesson 1',
  arranged_at: '2026-11-13T09:00:00+08:00',
  deadline: '2026-11-27T20:00:00+08:00',
  assigned_deadline: '2026-11-27T20:00:00+08:00',
  student_id: 1,
  student_name: 'Ann',
  student_username: 'ann',
  student_grade: 8,
  status: 'toBeCorrected',
  completed_at: '2026-11-20T19:30:00+08:00',
  score: null,
  accuracy: null,
  revision: 3,
};
const info = { person: samplePerson, essay: null, correction: null, withdrawn: null, answers: [] };
const offline = new CallFailure('network', { path: '/homework/info' });

/** Samples for the paths of one student's homework; those of the grading are its own. */
export const personWorkPaths = {
  inputs: { essay: { subjectId: 3, personId: 7 } },
  events: {
    'work.loaded': [{ info }],
    'stretch.marked': [{ start: 0, end: 9 }],
    'remark.requested': [{ category: 'language' as const }],
    'retarget.requested': [{ id: 'a1' }],
    'socket.received': [
      { message: { type: 'homework.changed' as const } },
      { message: { type: 'session.ended' as const } },
    ],
  },
  outcomes: {
    loadInfo: { done: [info], error: [offline] },
  },
  /** The states say all but what is marked. */
  project: ({ marked }: { marked: object | null }) => marked,
};
