import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { localCourseList } from '../../contract/localPoints';
import type { LocalCourseRow } from '../../domain/localPoints';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** The account's courses, with how much of each the campus has marked [SCREEN-147, CALL-087]. */
export const localCourseRows = collection({
  id: 'localCourseRows',
  scope: { subject_id: subjectId },
  filters: { marking: z.optional(oneOf(['marked', 'notMarked'])) },
  call: localCourseList,
  payload: asked,
  idOf: ({ course_id }: LocalCourseRow) => course_id,
  exports: true,
  concerns: ({ type }) => type === 'localPoints.changed',
});
