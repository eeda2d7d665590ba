import { z } from 'zod/mini';
import { examReports, gradesOfPapers } from '../../contract/exams';
import { oneOf, subjectId } from '../../contract/fields';
import { type ExamRow, examSorts } from '../../domain/exams';
import { examTypes } from '../../domain/scores';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** The results of own students in the papers of a subject, the latest exam first [SCREEN-139, CALL-181]. */
export const examRows = collection({
  id: 'examRows',
  scope: { subject_id: subjectId },
  filters: {
    exam_type: z.optional(oneOf(examTypes)),
    grade: z._default(gradesOfPapers, []),
  },
  sortable: examSorts,
  call: examReports,
  payload: asked,
  idOf: ({ report_id }: ExamRow) => report_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
