import { applicationRow, remarkLength } from '../../domain/approvals';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

const application = { ...sampleOf(applicationRow), status: 'pending' as const };

/** What QA plans the paths of a decision with. */
export const applicationDecisionPaths = formPaths({
  input: {
    scope: { subject_id: 2, application, decision: 'approved', evaluation: null },
    values: { remark: '' },
  },
  ...{ field: 'remark', wrong: 'x'.repeat(remarkLength + 1), right: 'Agreed' },
  answer: { status: 'approved' },
});
