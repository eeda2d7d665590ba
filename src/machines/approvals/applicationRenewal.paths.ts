import { applicationRow } from '../../domain/approvals';
import { renewalPaths } from '../parts/renewal.paths';
import { sampleOf } from '../parts/sample.paths';

const application = sampleOf(applicationRow);

/** What QA plans the paths of a renewed application with. */
export const applicationRenewalPaths = renewalPaths({
  payload: { subject_id: 2, application_id: application.application_id },
  scope: { application, evaluation: application.evaluation },
  message: { type: 'student.changed', student_id: application.student_id },
});
