import { crystalList } from '../../contract/crystals';
import { renewal } from '../parts/renewal';

/** Keeps the stock of crystals of a reward that is being written up to date. */
export const crystalRenewal = renewal({
  id: 'crystalRenewal',
  call: crystalList,
  scope: ({ stock }) => ({ stock }),
  concerns: ({ type }) => type === 'student.changed',
});
