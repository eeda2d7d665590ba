import { CallFailure } from '../../contract/failure';
import { applicationRow, decisionOutcome } from '../../domain/approvals';
import { sampleOf } from '../parts/sample.paths';

const application = { ...sampleOf(applicationRow), status: 'pending' as const };

const outcome = { ...sampleOf(decisionOutcome), status: 'rejected' as const };
const outcomes = [
  { ...outcome, isDone: true },
  { ...outcome, application_id: 2, status: 'approved' as const, isDone: false },
  { ...outcome, application_id: 3, status: 'evaluating' as const, isDone: false },
];

/** What QA plans the paths of class-hour approval with; list and form have paths of their own. */
export const approvalsPaths = {
  inputs: { usual: { subjectId: 2, address: {} } },
  events: {
    'decision.requested': [
      { application, decision: 'approved' as const },
      { application, decision: 'rejected' as const },
    ],
    'decisions.requested': [
      { ids: [application.application_id], applications: [application] },
      { ids: [], applications: [] },
    ],
  },
  outcomes: {
    askApplication: {
      done: [{ ...application, evaluation: { used: 12, lasts: 5 }, as_of: application.applied_at }],
      error: [new CallFailure('network', { path: '/courseTimeApply/info' })],
    },
    applicationDecision: {
      done: [{ values: { remark: 'Later' }, answer: { status: 'rejected' as const } }],
    },
    applicationsDecision: {
      done: [
        { values: { decision: 'rejected', remark: 'Later' }, answer: { outcomes, not_yours: 1 } },
      ],
    },
  },
} as const;
