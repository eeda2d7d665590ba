import { deleteExam } from '../../contract/exams';
import { CallFailure } from '../../contract/failure';

/** Samples for the paths of the page of a report; what it runs has paths of its own. */
export const examAnalysisPaths = {
  inputs: { usual: { subject_id: 2, report_id: 7 } },
  events: { 'deletion.requested': [{ version: 1 }] },
  outcomes: {
    removeExam: { done: [{}], error: [new CallFailure('network', { path: deleteExam.path })] },
  },
} as const;
