import { formPaths } from '../parts/form.paths';

/** Samples for the paths of the marks' form. */
export const examMarksPaths = formPaths({
  input: {
    scope: {
      subject_id: 2,
      paper_id: 3,
      report_id: 0,
      version: 0,
      full: [3, 14],
      today: '2026-11-20',
    },
    values: { student: 'ann', exam_date: '2026-11-06', marks: ['3', '9.5'] },
  },
  ...{ field: 'student', wrong: '', right: 'ben', answer: { report_id: 7, name: 'Ann' } },
  renewed: { today: '2026-11-21' },
});
