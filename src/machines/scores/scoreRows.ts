import { z } from 'zod/mini';
import { oneOf, subjectId, wholeList } from '../../contract/fields';
import { scoreList } from '../../contract/scores';
import { grades } from '../../domain/grades';
import { examTypes, type ScoreRow, scoreSorts } from '../../domain/scores';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** The scores of own students, the latest exam first [SCREEN-128, CALL-173]. */
export const scoreRows = collection({
  id: 'scoreRows',
  scope: { subject_id: subjectId },
  filters: {
    exam_type: z.optional(oneOf(examTypes)),
    exam_grade: z._default(wholeList(grades[0], grades.length), []),
  },
  sortable: scoreSorts,
  call: scoreList,
  payload: asked,
  idOf: ({ score_id }: ScoreRow) => score_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
