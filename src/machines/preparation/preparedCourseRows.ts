import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { preparedCourseList } from '../../contract/preparation';
import {
  preparationKinds,
  preparationStates,
  type PreparedCourseRow,
} from '../../domain/preparation';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** The courses that the account prepares, or those that it polishes [SCREEN-155, SCREEN-156]. */
export const preparedCourseRows = collection({
  id: 'preparedCourseRows',
  scope: { subject_id: subjectId, kind: oneOf(preparationKinds) },
  filters: { state: z.optional(oneOf(preparationStates)) },
  call: preparedCourseList,
  payload: asked,
  idOf: ({ course_id }: PreparedCourseRow) => course_id,
  exports: true,
  concerns: ({ type }) => type === 'preparation.changed',
});
