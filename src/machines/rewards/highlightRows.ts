import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { highlightList } from '../../contract/highlights';
import {
  givenState,
  highlightKinds,
  type HighlightRow,
  highlightStates,
} from '../../domain/highlights';
import { grantDays } from '../../domain/props';
import { collection } from '../parts/collection';

/** The highlights of the analyst's students in a subject, newest first [SCREEN-122, CALL-158]. */
export const highlightRows = collection({
  id: 'highlightRows',
  scope: { subject_id: subjectId },
  filters: {
    highlight: z.optional(oneOf(highlightKinds)),
    state: z.optional(oneOf(highlightStates)),
    days: z.optional(oneOf(grantDays)),
  },
  call: highlightList,
  payload: ({ query: { filters, search, page, pageSize }, scope }) => ({
    ...{ ...scope, kind: filters.highlight, state: filters.state, days: filters.days },
    ...{ keyword: search, page, page_size: pageSize },
  }),
  ticks: (row) => givenState(row) === 'open',
  idOf: ({ highlight_id }: HighlightRow) => highlight_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
