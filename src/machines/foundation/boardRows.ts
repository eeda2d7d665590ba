import { z } from 'zod/mini';
import { boardStudentList } from '../../contract/boards';
import { oneOf, subjectId } from '../../contract/fields';
import { boardNames, type BoardRow, boards, boardSorts } from '../../domain/boards';
import { collection } from '../parts/collection';
import { ordered } from '../parts/collection/query';

/** The analyst's students on a contest board, the first first [SCREEN-115 … SCREEN-117]. */
export const boardRows = collection({
  id: 'boardRows',
  scope: { subject_id: subjectId, board: z.enum(boards) },
  filters: { names: z.optional(oneOf(boardNames)) },
  searchable: false,
  sortable: boardSorts,
  highestFirst: true,
  call: boardStudentList,
  payload: ({ query: { filters, sort, page, pageSize }, scope }) => ({
    ...{ ...scope, ...filters, ...ordered(sort), page, page_size: pageSize },
  }),
  idOf: ({ student_id }: BoardRow) => student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
