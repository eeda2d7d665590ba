import { propStock, propStudentRow } from '../../domain/props';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

const student = sampleOf(propStudentRow);
const prop = { ...sampleOf(propStock), prop_id: 1, count: 40, maximum: 3 };

/** What QA plans the paths of a grant with. */
export const propGrantPaths = formPaths({
  input: {
    scope: {
      ...{ subject_id: 2, student_ids: [student.student_id], students: [student], props: [prop] },
    },
    values: { prop: '1', count: '2', message: 'Well done' },
  },
  ...{ field: 'count', wrong: '0', right: '2' },
  answer: { outcomes: [{ ...student, outcome: 'done' as const }], not_yours: 0 },
});
