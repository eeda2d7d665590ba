import { z } from 'zod/mini';
import { id, oneOf, subjectId } from '../../contract/fields';
import { teacherRewardList } from '../../contract/rewards';
import { grantDays, type PropGrantRow } from '../../domain/props';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** The props that were granted, newest first: by the analyst, or to one student [ENTITY-029, CALL-053]. */
export const propGrantRows = collection({
  id: 'propGrantRows',
  scope: { subject_id: subjectId, student_id: z.optional(id) },
  filters: { days: z.optional(oneOf(grantDays)) },
  call: teacherRewardList,
  payload: asked,
  idOf: ({ grant_id }: PropGrantRow) => grant_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
