import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { homeworkByStudent } from '../../contract/homework';
import { ofClass } from '../../contract/list';
import { type HomeworkStudentRow, homeworkTypes, personStatuses } from '../../domain/homework';
import { collection } from '../parts/collection';
import { ordered } from '../parts/collection/query';

/** The students with how their homework stands [SCREEN-080]. */
export const homeworkStudentRows = collection({
  id: 'homeworkStudentRows',
  scope: { subject_id: subjectId },
  filters: {
    ...ofClass,
    type: z.optional(oneOf(homeworkTypes)),
    status: z.optional(oneOf(personStatuses)),
  },
  tab: 'status',
  sortable: ['name', 'grade', 'completed', 'toBeCorrected'],
  call: homeworkByStudent,
  payload: ({ query: { filters, search, sort, page, pageSize }, scope }) => ({
    ...scope,
    keyword: search,
    ...{ type: filters.type, class_id: filters.class_id },
    status: filters.status === undefined ? [] : [filters.status],
    ...ordered(sort),
    page,
    page_size: pageSize,
  }),
  idOf: (row: HomeworkStudentRow) => row.student_id,
  exports: true,
  concerns: ({ type }) => type === 'homework.changed',
});
