import { samplePerson, sampleReminder } from './personRows.paths';
import { lost } from '../parts/record.paths';

const asOf = '2026-11-20T14:30:00+08:00';

const missing = {
  ...samplePerson,
  status: 'incomplete',
  completed_at: null,
  reminded: null,
} as const;
const alreadyReminded = { ...missing, reminded: sampleReminder } as const;

const extended = { ...samplePerson, deadline: '2026-11-29T20:00:00+08:00' };

/** Samples for the paths of one assignment; the list of its students, form and dialog have paths of their own. */
export const homeworkDetailPaths = {
  inputs: { assignment: { subjectId: 3, homeworkId: 41, address: {} } },
  events: {
    'extension.requested': [{ persons: [samplePerson], asOf }],
    'reminder.requested': [
      { persons: [missing] },
      { persons: [missing], areTicked: true },
      { persons: [alreadyReminded] },
      { persons: null },
    ],
    'scope.renewed': [{ scope: { today: '2026-11-20' } }, { scope: { today: '2026-11-21' } }],
  },
  outcomes: {
    withdraw: { done: [{ invalid_count: 4 }], error: [lost('/homework/withdraw')] },
    remind: {
      done: [
        { results: [{ student_id: 5, outcome: 'sent', reminder: sampleReminder }] },
        { results: [{ student_id: 5, outcome: 'already', reminder: sampleReminder }] },
      ],
      error: [lost('/homework/remind')],
    },
    loadCopy: {
      done: [
        {
          ...{ name: 'Week 12', type: 'composition', essay_title: 'My garden' },
          ...{ course_id: 11, lesson_id: 21, student_ids: [1, 2] },
          card: {
            ...{ card_id: 31, name: 'Describing a place' },
            ...{ supports_composition: true, supports_adaptive: false },
          },
          left_out: [
            {
              ...{ student_id: 3, name: 'Cy', username: 'cy', grade: 8 },
              outcome: 'alreadyAssigned',
            },
          ],
          deadline: '2026-11-29T20:00:00+08:00',
        },
      ],
      error: [lost('/homework/copy')],
    },
    homeworkExtension: {
      done: [
        {
          values: { deadline: '2026-11-29T20:00:00+08:00' },
          answer: { persons: [extended], left_out: [] },
        },
        {
          values: { deadline: '2026-11-29T20:00:00+08:00' },
          answer: { persons: [extended], left_out: [{ ...samplePerson, person_id: 8 }] },
        },
      ],
    },
    homeworkAssignment: { done: [{ homeworkId: null }] },
  },
} as const;
