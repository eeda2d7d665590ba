import { absentOrLost } from '../parts/record.paths';

const path = '/flow/go';
const days = { from: '2026-11-01', to: '2026-11-20' };
const payload = { subject_id: 3, student_id: 5, ...days };
const point = {
  ...{ key: '3', name: 'Fractions' },
  ...{ answered: 8, right: 2, skipped: 0, seconds: 300 },
};

/** Samples for the paths of a next step. */
export const nextStepPaths = {
  inputs: {
    named: { payload, scope: {} },
    unnamed: { payload: { ...payload, from: 'soon' }, scope: {} },
  },
  outcomes: {
    load: {
      done: [
        { name: 'Ann', step: 'practise', point, waiting: 2 },
        { name: 'Ann', step: 'correct', point: null, waiting: 2 },
        { name: 'Ann', step: 'goOn', point: null, waiting: 0 },
        { name: 'Ann', step: 'begin', point: null, waiting: 0 },
      ],
      error: absentOrLost(path),
    },
  },
} as const;
