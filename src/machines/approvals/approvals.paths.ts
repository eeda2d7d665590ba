import { CallFailure } from '../../contract/failure';
import { applicationRow } from '../../domain/approvals';
import { sampleOf } from '../parts/sample.paths';

const application = { ...sampleOf(applicationRow), status: 'pending' as const };

/** What QA plans the paths of class-hour approval with; list and form have paths of their own. */
export const approvalsPaths = {
  inputs: { usual: { subjectId: 2, address: {} } },
  events: {
    'decision.requested': [
      { application, decision: 'approved' as const },
      { application, decision: 'rejected' as const },
    ],
  },
  outcomes: {
    askApplication: {
      done: [{ ...application, as_of: application.applied_at }],
      error: [new CallFailure('network', { path: '/courseTimeApply/info' })],
    },
    applicationDecision: {
      done: [{ values: { remark: 'Later' }, answer: { status: 'rejected' as const } }],
    },
  },
} as const;
