import { coinAccountRow } from '../../domain/rewards';
import { renewalPaths } from '../parts/renewal.paths';
import { sampleOf } from '../parts/sample.paths';

/** What QA plans the paths of a renewed coin account with. */
export const accountRenewalPaths = renewalPaths({
  payload: { subject_id: 2, student_ids: [1] },
  scope: { student: { ...sampleOf(coinAccountRow), status: 'frozen' as const } },
  message: { type: 'student.changed', student_id: 1 },
});
