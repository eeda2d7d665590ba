import { z } from 'zod/mini';
import { day, oneOf, subjectId } from '../../contract/fields';
import { reportTargets as call } from '../../contract/reports';
import { reportPresets, type ReportTarget } from '../../domain/reports';
import { collection } from '../parts/collection';
import { rangeOf } from './range';

/** The students or classes of whom there are reports [SCREEN-057, SCREEN-058, CONST-027]. */
export const reportTargets = collection({
  id: 'reportTargets',
  scope: { subject_id: subjectId },
  filters: {
    who: z._default(oneOf(['student', 'class']), 'student'),
    days: z._default(oneOf(reportPresets), '7'),
    from: z.optional(day),
    to: z.optional(day),
  },
  always: ['who'],
  call,
  payload: ({ query: { filters, search, page, pageSize }, scope }) => ({
    ...scope,
    ...{ who: filters.who, keyword: search, days: filters.days, ...rangeOf(filters) },
    ...{ page, page_size: pageSize },
  }),
  idOf: (row: ReportTarget) => row.id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});

type Chosen = Parameters<typeof rangeOf>[0] & { readonly days: (typeof reportPresets)[number] };

/** The days of the list as the address of a report holds them: those chosen, or the preset. */
export function selectDays({
  context: { query },
}: {
  readonly context: { readonly query: { readonly filters: Chosen } };
}): string {
  const { from, to } = rangeOf(query.filters);
  return from === undefined || to === undefined
    ? `days=${query.filters.days}`
    : `from=${from}&to=${to}`;
}
