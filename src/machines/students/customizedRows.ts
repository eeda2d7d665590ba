import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { customizedStudents } from '../../contract/student';
import { type CustomizedRow, planPaces } from '../../domain/studyPlan';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** The supervised students, each with the plan and how the last days compare with it [ROUTE-037]. */
export const customizedRows = collection({
  id: 'customizedRows',
  scope: { subject_id: subjectId },
  filters: { pace: z.optional(oneOf(planPaces)) },
  call: customizedStudents,
  payload: asked,
  idOf: ({ student_id }: CustomizedRow) => student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
