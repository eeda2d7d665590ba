import { z } from 'zod/mini';
import { oneOf } from '../../contract/fields';
import { trainingCourseList } from '../../contract/training';
import type { TrainingCourse } from '../../domain/training';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** Headquarters' training courses; My Training is those that the account has joined [SCREEN-168, SCREEN-169]. */
export const trainingCourseRows = collection({
  id: 'trainingCourseRows',
  scope: {},
  filters: { whose: z.optional(oneOf(['mine'])) },
  tab: 'whose',
  pageSizes: [10],
  call: trainingCourseList,
  payload: asked,
  idOf: ({ course_id }: TrainingCourse) => course_id,
  exports: true,
  concerns: ({ type }) => type === 'training.changed',
});
