import { crystalRow } from '../../domain/crystals';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

/** What QA plans the paths of a deduction with. */
export const crystalDeductionPaths = formPaths({
  input: {
    scope: { subject_id: 2, student: { ...sampleOf(crystalRow), crystal_cnt: 9 } },
    values: { crystals: '2', reason: 'Given twice by mistake' },
  },
  ...{ field: 'crystals', wrong: '10', right: '2' },
});
