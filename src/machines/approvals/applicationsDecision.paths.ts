import { applicationRow, decisionOutcome, remarkLength } from '../../domain/approvals';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

const application = { ...sampleOf(applicationRow), status: 'pending' as const };
/** Somebody else has decided it meanwhile: it is left out of what is sent. */
const decided = { ...application, application_id: 2, status: 'approved' as const };
const outcome = { ...sampleOf(decisionOutcome), status: 'approved' as const, isDone: true };

/** What QA plans the paths of a decision on several applications with. */
export const applicationsDecisionPaths = formPaths({
  input: {
    scope: {
      subject_id: 2,
      application_ids: [1, 2, 3],
      applications: [application, decided],
    },
    values: { decision: 'approved', remark: '' },
  },
  ...{ field: 'remark', wrong: 'x'.repeat(remarkLength + 1), right: 'Agreed' },
  answer: { outcomes: [outcome], not_yours: 0 },
});
