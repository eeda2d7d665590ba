import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { id as idField, listOf, oneOf, subjectId } from '../../contract/fields';
import { superviseList } from '../../contract/supervision';
import { supervisionStatuses } from '../../domain/students';
import { supervisedNow, type SupervisedStudent } from '../../domain/supervision';
import { collection } from '../parts/collection';

export type Supervised = AnswerOf<typeof superviseList>;

/** The supervised students of a teacher, by their state and by what happens now [ROUTE-038]. */
export const supervisedRows = collection({
  id: 'supervisedRows',
  scope: { subject_id: subjectId },
  filters: {
    now: z.optional(oneOf(supervisedNow)),
    state: z._default(listOf(supervisionStatuses), []),
    teacher: z.optional(idField),
  },
  tab: 'now',
  call: superviseList,
  payload: ({ query: { filters, search, page, pageSize }, scope }) => ({
    ...{ ...scope, now: filters.now, state: filters.state, teacher_id: filters.teacher },
    ...{ keyword: search, page, page_size: pageSize },
  }),
  idOf: ({ student_id }: SupervisedStudent) => student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
