import {
  checkAccountDeprived,
  checkLimitLearn,
  checkPagePermission,
} from '../../src/contract/account';
import { identityLimitType } from '../../src/domain/account';
import { demandAccess } from '../authority';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { bit } from '../wire';

/** What stands between an account and the portal: a lock, a subject that is not its own, an unbound identity. */
export const accessHandlers: readonly Handler[] = [
  serve(
    checkPagePermission,
    async ({ payload, session }) => {
      demandAccess(session, false);
      if (!session.account.subjects.includes(payload.subject_id)) {
        throw new Refusal('noPermission', 'subjectNotYours');
      }
      return {};
    },
    { anySubject: true },
  ),

  serve(checkAccountDeprived, async ({ session: { account } }) => ({
    is_deprived: bit(account.lockReason !== null),
    reason: account.lockReason ?? '',
  })),

  serve(checkLimitLearn, async ({ session: { account } }) => ({
    is_limit: bit(!account.identityBound),
    limit_type: account.identityBound ? 0 : identityLimitType,
  })),
];
