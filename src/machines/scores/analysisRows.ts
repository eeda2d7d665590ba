import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { analysisList } from '../../contract/scores';
import {
  type AnalysedStudent,
  analysisKinds,
  analysisSorts,
  gradeBands,
  scoreChanges,
} from '../../domain/scoreAnalyses';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** Students by what their exams of the school year say together [SCREEN-129 … SCREEN-132, CALL-179]. */
export const analysisRows = collection({
  id: 'analysisRows',
  scope: { subject_id: subjectId, kind: oneOf(analysisKinds) },
  filters: {
    change: z.optional(oneOf(scoreChanges)),
    grade_band: z.optional(oneOf(gradeBands)),
  },
  sortable: analysisSorts,
  call: analysisList,
  payload: asked,
  idOf: ({ student_id }: AnalysedStudent) => student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
