import { noExamReasonLength, unsubmittedRow } from '../../domain/scores';
import { collectionPaths } from '../parts/collection.paths';
import { formPaths } from '../parts/form.paths';
import { sampleList, sampleOf } from '../parts/sample.paths';

const asked = { exam: 'midterm', due_on: '2026-11-28', days_left: 8 };
const student = sampleOf(unsubmittedRow);
const reason = 'Moved to another school';

/** Samples for the paths of those whose scores are missing. */
export const unsubmittedRowsPaths = collectionPaths({
  ...sampleList(unsubmittedRow, 'student_id', { asked }),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'freeze', change: { freeze: 'active' as const } },
  message: { type: 'student.changed' },
});

/** Samples for the paths of saying that there was no exam. */
export const examAbsencePaths = formPaths({
  input: { scope: { subject_id: 2, student }, values: { reason } },
  ...{ field: 'reason', wrong: 'x'.repeat(noExamReasonLength.maximum + 1), right: 'Was ill' },
  answer: {},
});

/** Samples for the paths of the page of both. */
export const unsubmittedScoresPaths = {
  inputs: { usual: { subjectId: 2, address: {} } },
  events: { 'absence.requested': [{ student }] },
  outcomes: { examAbsence: { done: [{ values: { reason }, answer: {} }] } },
} as const;
