import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { classEvaluationList } from '../../contract/feedback';
import { id, oneOf, subjectId } from '../../contract/fields';
import { isAboutClassFeedback } from '../../contract/socket';
import {
  type ClassEvaluationRow,
  evaluationPresets,
  evaluationStates,
} from '../../domain/classEvaluation';
import { collection } from '../parts/collection';

export type ClassEvaluations = AnswerOf<typeof classEvaluationList>;

/** The students of the account's classes with what their feedback says, who waits for one first [ROUTE-057]. */
export const classEvaluationRows = collection({
  id: 'classEvaluationRows',
  scope: { subject_id: subjectId },
  filters: {
    state: z.optional(oneOf(evaluationStates)),
    class: z.optional(id),
    days: z._default(oneOf(evaluationPresets), '30'),
  },
  tab: 'state',
  call: classEvaluationList,
  payload: ({ query: { filters, search, page, pageSize }, scope }) => ({
    ...{ ...scope, state: filters.state, class_id: filters.class, days: filters.days },
    ...{ keyword: search, page, page_size: pageSize },
  }),
  idOf: ({ row_id }: ClassEvaluationRow) => row_id,
  exports: true,
  concerns: (message) => isAboutClassFeedback(message) || message.type === 'student.changed',
});
