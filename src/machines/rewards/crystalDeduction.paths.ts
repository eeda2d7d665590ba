import { crystalRow } from '../../domain/crystals';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

const student = { ...sampleOf(crystalRow), crystal_cnt: 9 };

/** What QA plans the paths of a deduction with. */
export const crystalDeductionPaths = formPaths({
  input: {
    scope: { subject_id: 2, student },
    values: { crystals: '2', reason: 'Given twice by mistake' },
  },
  ...{ field: 'crystals', wrong: '10', right: '2' },
  renewed: { student: { ...student, crystal_cnt: 8 } },
});
