import { propStock, propStudentRow } from '../../domain/props';
import { sampleOf } from '../parts/sample.paths';

const student = sampleOf(propStudentRow);
const { student_id, name, username } = student;
const props = [{ ...sampleOf(propStock), prop_id: 1, count: 40, maximum: 3 }];

/** What QA plans the paths of the treasury with; list and form have paths of their own. */
export const treasuryPaths = {
  inputs: { usual: { subjectId: 2, address: {} } },
  events: {
    'grant.requested': [
      { ids: [student_id], students: [student], props },
      { ids: [], students: [], props },
    ],
  },
  outcomes: {
    propGrant: {
      done: [
        {
          values: { prop: '1', count: '2', message: 'Well done' },
          answer: {
            outcomes: [{ student_id, name, username, outcome: 'done' as const }],
            not_yours: 1,
          },
        },
      ],
    },
  },
} as const;
