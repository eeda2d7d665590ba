import { formPaths } from '../parts/form.paths';

/** Samples for the paths of a final review. */
export const finalReviewPaths = formPaths({
  input: {
    scope: { subject_id: 3, student_id: 5, from: '2026-09-01', to: '2027-01-31', seen: '' },
    values: { text: 'Ann works steadily.' },
  },
  ...{ field: 'text', wrong: 'x'.repeat(301), right: 'Ann asks good questions.' },
  answer: {},
});
