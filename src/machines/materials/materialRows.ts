import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { id, subjectId } from '../../contract/fields';
import { materialList, removeMaterial } from '../../contract/materials';
import { type MaterialRow, materialSorts } from '../../domain/materials';
import { collection } from '../parts/collection';
import { ordered } from '../parts/collection/query';

export type Materials = AnswerOf<typeof materialList>;

/** The school's materials of a subject; one's own are deleted one at a time [SCREEN-152, SCREEN-154]. */
export const materialRows = collection({
  id: 'materialRows',
  scope: { subject_id: subjectId },
  filters: { course: z.optional(id) },
  sortable: materialSorts,
  call: materialList,
  payload: ({ query: { filters, search, sort, page, pageSize }, scope }) => ({
    ...{ ...scope, course_id: filters.course, ...ordered(sort) },
    ...{ keyword: search, page, page_size: pageSize },
  }),
  idOf: ({ material_id }: MaterialRow) => material_id,
  exports: true,
  ticks: false,
  asks: true,
  changes: {
    removed: {
      call: removeMaterial,
      payload: ({ ids: [material_id = 0], scope }) => ({ ...scope, material_id }),
      words: { done: 'materials:removal.done' },
    },
  },
  concerns: ({ type }) => type === 'material.changed',
});
