import { matchesState, type StateValue } from 'xstate';
import { crystalRow } from '../../domain/crystals';
import { sampleOf } from '../parts/sample.paths';

const student = { ...sampleOf(crystalRow), crystal_cnt: 9 };
const values = { crystals: '2', remark: 'Well done' };
const deduction = { crystals: '2', reason: 'Given twice by mistake' };

/** What QA plans the paths of crystals with; list and forms have paths of their own. */
export const crystalsPaths = {
  inputs: { usual: { subjectId: 2, address: {} } },
  events: {
    'reward.requested': [
      { ids: [student.student_id], students: [student], stock: 120 },
      { ids: [], students: [], stock: 120 },
    ],
    'deduction.requested': [{ students: [{ ...student, student_id: 2 }] }],
  },
  outcomes: {
    crystalReward: { done: [{ values, answer: { stock: 118, not_yours: 1, names: ['Ann'] } }] },
    crystalDeduction: { done: [{ values: deduction }] },
    // The draft ends when it has been removed, which is asked for once the crystals are deducted.
    draft: {
      done: ({ value }: { value: StateValue }) =>
        matchesState('confirming.tidying', value) ? [undefined] : [],
    },
    crystalSecurity: {
      done: [{ values: { uname: 'zhou', password: 'demo1234' }, answer: { crystal_cnt: 7 } }],
    },
  },
} as const;
