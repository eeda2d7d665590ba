import { z } from 'zod/mini';
import { id, oneOf, subjectId } from '../../contract/fields';
import { behaviourTips as tips, behaviourWarnings } from '../../contract/behaviour';
import { isAboutStudent } from '../../contract/socket';
import { type BehaviourWarning, warningKinds, warningPresets } from '../../domain/behaviour';
import { collection } from '../parts/collection';
import { record } from '../parts/record';

/** What a student's answers warn of, by kind and by the days that are looked at [SCREEN-049]. */
export const behaviourRows = collection({
  id: 'behaviourRows',
  scope: { subject_id: subjectId, student_id: id },
  filters: {
    kind: z.optional(oneOf(warningKinds)),
    days: z._default(oneOf(warningPresets), '30'),
  },
  tab: 'kind',
  searchable: false,
  pageSizes: [10, 20, 50],
  call: behaviourWarnings,
  payload: ({ query: { filters, page, pageSize }, scope }) => ({
    ...scope,
    ...{ kind: filters.kind, days: filters.days, page, page_size: pageSize },
  }),
  idOf: ({ warning_id }: BehaviourWarning) => warning_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});

/** What to talk about with a student: the kinds of warnings of the last days [SCREEN-049]. */
export const behaviourTips = record({
  id: 'behaviourTips',
  call: tips,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
});
