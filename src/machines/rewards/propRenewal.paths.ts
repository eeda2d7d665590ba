import { propStock } from '../../domain/props';
import { renewalPaths } from '../parts/renewal.paths';
import { sampleOf } from '../parts/sample.paths';

/** What QA plans the paths of a renewed stock of props with. */
export const propRenewalPaths = renewalPaths({
  payload: { subject_id: 2 },
  scope: { props: [{ ...sampleOf(propStock), prop_id: 1, count: 1, maximum: 3 }] },
  message: { type: 'student.changed' },
});
