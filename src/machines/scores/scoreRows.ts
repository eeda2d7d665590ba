import { z } from 'zod/mini';
import { oneOf, subjectId, wholeList } from '../../contract/fields';
import { confirmScores, scoreList } from '../../contract/scores';
import { grades } from '../../domain/grades';
import {
  type LeftOutScore,
  scoreState,
  scoreStates,
  seenIdOf,
  seenScoreOf,
} from '../../domain/scoreConfirmation';
import { examTypes, scoreSorts } from '../../domain/scores';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

interface Confirmation {
  readonly left_out: readonly LeftOutScore[];
}

/** The scores of own students, the latest exam first; those that nobody has confirmed are confirmed together [SCREEN-128, CALL-173, CALL-178]. */
export const scoreRows = collection({
  id: 'scoreRows',
  scope: { subject_id: subjectId },
  filters: {
    exam_type: z.optional(oneOf(examTypes)),
    exam_grade: z._default(wholeList(grades[0], grades.length), []),
    state: z.optional(oneOf(scoreStates)),
  },
  sortable: scoreSorts,
  call: scoreList,
  payload: asked,
  // What is confirmed is the version that was seen.
  idOf: seenIdOf,
  exports: true,
  ticks: (row) => scoreState(row) === 'entered',
  asks: true,
  changes: {
    confirmed: {
      call: confirmScores,
      payload: ({ ids, scope }) => ({ ...scope, scores: ids.map(seenScoreOf) }),
      refused: ({ left_out }: Confirmation) => left_out.map(seenIdOf),
      report: ({ left_out }: Confirmation) =>
        left_out.map((one) => ({ id: seenIdOf(one), outcome: one.outcome })),
      words: { done: 'scores:confirmation.doneSeveral' },
    },
  },
  concerns: ({ type }) => type === 'student.changed',
});
