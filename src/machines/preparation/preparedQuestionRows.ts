import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { id, oneOf, subjectId } from '../../contract/fields';
import { preparedQuestionList } from '../../contract/preparation';
import { questionTypes } from '../../domain/answers';
import { preparedPageSize } from '../../domain/limits';
import { preparationKinds, type PreparedQuestionRow } from '../../domain/preparation';
import { collection } from '../parts/collection';

export type PreparedQuestions = AnswerOf<typeof preparedQuestionList>;

/** The questions of a course, or of one of its points, 60 to a page [SCREEN-159, CONST-057]. */
export const preparedQuestionRows = collection({
  id: 'preparedQuestionRows',
  scope: { subject_id: subjectId, course_id: id, kind: z.optional(oneOf(preparationKinds)) },
  filters: { point: z.optional(id), type: z.optional(oneOf(questionTypes)) },
  pageSizes: [preparedPageSize],
  call: preparedQuestionList,
  payload: ({ query: { filters, search, page, pageSize }, scope }) => ({
    ...{ ...scope, point_id: filters.point, type: filters.type },
    ...{ keyword: search, page, page_size: pageSize },
  }),
  idOf: ({ question_id }: PreparedQuestionRow) => question_id,
  concerns: ({ type }) => type === 'preparation.changed',
});
