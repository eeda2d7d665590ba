import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { localMarkList } from '../../contract/localPoints';
import type { LocalMarkRow } from '../../domain/localPoints';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** All points that the campus has marked, of every subject: what a restore would take back [SCREEN-149]. */
export const localMarkRows = collection({
  id: 'localMarkRows',
  scope: { subject_id: subjectId },
  filters: { local: z.optional(oneOf(['examined', 'notExamined'])) },
  call: localMarkList,
  payload: asked,
  idOf: ({ point_id }: LocalMarkRow) => point_id,
  exports: true,
  concerns: ({ type }) => type === 'localPoints.changed',
});
