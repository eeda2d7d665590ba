import { crystalRow } from '../../domain/crystals';
import { renewalPaths } from '../parts/renewal.paths';
import { sampleOf } from '../parts/sample.paths';
import { heldBy } from './deductionRenewal';

const student = sampleOf(crystalRow);

/** What QA plans the paths of a student's renewed crystals with. */
export const deductionRenewalPaths = renewalPaths({
  payload: heldBy(2, student.student_id),
  scope: { student },
  message: { type: 'student.changed', student_id: student.student_id },
});
