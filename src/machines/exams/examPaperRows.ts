import { z } from 'zod/mini';
import { examPapers, gradesOfPapers } from '../../contract/exams';
import { oneOf, subjectId } from '../../contract/fields';
import { type ExamPaper, paperRegions, paperTerms, paperYears } from '../../domain/exams';
import { collection } from '../parts/collection';

/** The papers of a subject, of which one is chosen to enter a result, the latest first [CALL-182]. */
export const examPaperRows = collection({
  id: 'examPaperRows',
  scope: { subject_id: subjectId },
  filters: {
    region: z.optional(oneOf(paperRegions)),
    grade: z._default(gradesOfPapers, []),
    term: z.optional(oneOf(paperTerms)),
    year: z.optional(oneOf(paperYears)),
  },
  searchable: false,
  call: examPapers,
  payload: ({ query: { filters, page, pageSize }, scope }) => ({
    ...{ ...scope, ...filters, page, page_size: pageSize },
  }),
  idOf: ({ paper_id }: ExamPaper) => paper_id,
  exports: true,
  // Of papers themselves no message tells: the list follows what is entered in them.
  concerns: ({ type }) => type === 'student.changed',
});
