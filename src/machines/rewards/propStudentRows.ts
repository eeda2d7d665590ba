import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { ofClass } from '../../contract/list';
import { treasureStudentList } from '../../contract/rewards';
import type { PropStudentRow } from '../../domain/props';
import { holdings } from '../../domain/rewards';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** The students to whom props may be granted, and the props that there are [SCREEN-120, CALL-054]. */
export const propStudentRows = collection({
  id: 'propStudentRows',
  scope: { subject_id: subjectId },
  filters: { ...ofClass, holding: z.optional(oneOf(holdings)) },
  call: treasureStudentList,
  payload: asked,
  ticks: true,
  idOf: ({ student_id }: PropStudentRow) => student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
