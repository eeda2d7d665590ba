import { propStock, propStudentRow } from '../../domain/props';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

const student = sampleOf(propStudentRow);
const another = { ...student, student_id: student.student_id + 1 };
const students = [student, another];
const prop = { ...sampleOf(propStock), prop_id: 1, count: 40, maximum: 3 };

/** What QA plans the paths of a grant with. */
export const propGrantPaths = formPaths({
  input: {
    scope: {
      ...{ subject_id: 2, student_ids: students.map(({ student_id: id }) => id), students },
      props: [prop],
    },
    values: { prop: '1', count: '2', message: 'Well done' },
  },
  renewed: { props: [{ ...prop, count: 1 }] },
  ...{ field: 'count', wrong: '0', right: '2' },
  answer: { outcomes: students.map((one) => ({ ...one, outcome: 'done' as const })), not_yours: 0 },
});
