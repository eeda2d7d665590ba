import { formPaths } from '../parts/form.paths';
import { samplePlan } from './customization.paths';

/** Samples for the paths of a plan's form. */
export const studyPlanningPaths = formPaths({
  input: {
    scope: {
      subject_id: 3,
      student_id: 5,
      ...{ name: 'Ann', username: 'ann7', revision: 7, today: '2026-11-20' },
    },
    values: { minutes: '30', questions: '20', weekdays: ['1', '3'], until: '', note: '' },
  },
  field: 'minutes',
  wrong: '5',
  right: '45',
  answer: { plan: samplePlan },
});
