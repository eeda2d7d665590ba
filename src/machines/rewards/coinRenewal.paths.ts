import { renewalPaths } from '../parts/renewal.paths';

/** What QA plans the paths of a renewed balance with. */
export const coinRenewalPaths = renewalPaths({
  payload: { subject_id: 2 },
  scope: { balance: 12 },
  message: { type: 'coins.changed' },
});
