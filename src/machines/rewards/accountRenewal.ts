import { coinAccountsOf } from '../../contract/rewards';
import { isAboutStudent } from '../../contract/socket';
import { renewal } from '../parts/renewal';

/** Keeps the coin account that is about to be frozen up to date. */
export const accountRenewal = renewal({
  id: 'accountRenewal',
  call: coinAccountsOf,
  // Nobody is there once the student is not the analyst's any more.
  scope: ({ list: [student] }) => (student === undefined ? {} : { student }),
  concerns: (message, { student_ids: [id = 0] }) => isAboutStudent(message, id),
});
