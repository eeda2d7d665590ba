import { z } from 'zod/mini';
import { id as idField, listOf, oneOf, subjectId } from '../../contract/fields';
import { homeworkSummary } from '../../contract/homework';
import { ofClass } from '../../contract/list';
import {
  homeworkProgresses,
  type HomeworkRow,
  homeworkTypes,
  personStatuses,
} from '../../domain/homework';
import { collection } from '../parts/collection';
import { ordered } from '../parts/collection/query';

/** The assignments that the analyst has given, newest first [SCREEN-079]. */
export const homeworkRows = collection({
  id: 'homeworkRows',
  scope: { subject_id: subjectId },
  filters: {
    ...ofClass,
    progress: z.optional(oneOf(homeworkProgresses)),
    type: z.optional(oneOf(homeworkTypes)),
    status: z._default(listOf(personStatuses), []),
    course: z.optional(idField),
  },
  tab: 'progress',
  sortable: ['arranged', 'deadline', 'name', 'completed'],
  call: homeworkSummary,
  payload: ({ query: { filters, search, sort, page, pageSize }, scope }) => ({
    ...scope,
    keyword: search,
    progress: filters.progress,
    ...{ type: filters.type, class_id: filters.class_id },
    status: filters.status,
    course_id: filters.course,
    ...ordered(sort),
    page,
    page_size: pageSize,
  }),
  idOf: (row: HomeworkRow) => row.homework_id,
  exports: true,
  concerns: ({ type }) => type === 'homework.changed',
});
