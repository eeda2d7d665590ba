import { crystalRow } from '../../domain/crystals';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

const student = sampleOf(crystalRow);

/** What QA plans the paths of a reward in crystals with. */
export const crystalRewardPaths = formPaths({
  input: {
    scope: {
      ...{ subject_id: 2, student_ids: [student.student_id], students: [student], stock: 120 },
    },
    values: { crystals: '2', remark: 'Well done' },
  },
  renewed: { stock: 1 },
  ...{ field: 'crystals', wrong: '0', right: '2' },
  answer: { stock: 118, not_yours: 0, names: ['Ann'] },
});
