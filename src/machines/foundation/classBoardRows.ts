import { z } from 'zod/mini';
import { boardStudentList } from '../../contract/boards';
import { subjectId } from '../../contract/fields';
import { type BoardRow, boards, boardSorts } from '../../domain/boards';
import { collection } from '../parts/collection';
import { ordered } from '../parts/collection/query';

/** The students on a board that a class sees, as many at once as are large enough; no address shows their names. */
export const classBoardRows = collection({
  id: 'classBoardRows',
  scope: { subject_id: subjectId, board: z.enum(boards) },
  filters: {},
  searchable: false,
  sortable: boardSorts,
  highestFirst: true,
  pageSizes: [10],
  call: boardStudentList,
  payload: ({ query: { sort, page, pageSize }, scope }) => ({
    ...{ ...scope, names: 'masked' as const, ...ordered(sort), page, page_size: pageSize },
  }),
  idOf: ({ student_id }: BoardRow) => student_id,
  concerns: ({ type }) => type === 'student.changed',
});
