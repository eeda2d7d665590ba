import { renewalPaths } from '../parts/renewal.paths';

/** What QA plans the paths of a renewed stock of crystals with. */
export const crystalRenewalPaths = renewalPaths({
  payload: { subject_id: 2, page: 1, page_size: 1 },
  scope: { stock: 1 },
  message: { type: 'student.changed' },
});
