import { applicationInfo } from '../../contract/approvals';
import { renewal } from '../parts/renewal';

/** Keeps an application up to date while a decision on it is being written [CALL-097]. */
export const applicationRenewal = renewal({
  id: 'applicationRenewal',
  call: applicationInfo,
  scope: ({ as_of: _, ...application }) => ({ application, evaluation: application.evaluation }),
  // A message about a student says of whom; which one applied is known only to the answer.
  concerns: ({ type }) => type === 'student.changed',
});
