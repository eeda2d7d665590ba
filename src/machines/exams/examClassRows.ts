import { z } from 'zod/mini';
import { examClass } from '../../contract/exams';
import { id, oneOf, subjectId } from '../../contract/fields';
import { ofClass } from '../../contract/list';
import { type ExamClassRow, examClassSorts, resultStates } from '../../domain/exams';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** How own students did in a paper and its exam, and who has no result in it yet [SCREEN-139]. */
export const examClassRows = collection({
  id: 'examClassRows',
  scope: { subject_id: subjectId, paper_id: id },
  filters: { ...ofClass, result: z.optional(oneOf(resultStates)) },
  tab: 'result',
  sortable: examClassSorts,
  call: examClass,
  payload: asked,
  idOf: ({ student_id }: ExamClassRow) => student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
