import { type ApplicationDecision, applicationRow, remarkLength } from '../../domain/approvals';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

const application = { ...sampleOf(applicationRow), status: 'pending' as const };

const starting = (decision: ApplicationDecision) => ({
  scope: { subject_id: 2, application, decision, evaluation: null },
  values: { remark: '' },
});

/** What QA plans the paths of a decision with. */
export const applicationDecisionPaths = formPaths({
  input: starting('approved'),
  others: { rejection: starting('rejected') },
  ...{ field: 'remark', wrong: 'x'.repeat(remarkLength + 1), right: 'Agreed' },
  renewed: { application: { ...application, balance: application.balance + 7 } },
  answer: { status: 'approved' },
});
