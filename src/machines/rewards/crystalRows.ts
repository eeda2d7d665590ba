import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { crystalList } from '../../contract/crystals';
import { ofClass } from '../../contract/list';
import { type CrystalRow, crystalSorts } from '../../domain/crystals';
import { holdings } from '../../domain/rewards';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** The crystals of the analyst's students [SCREEN-119, CALL-213]. */
export const crystalRows = collection({
  id: 'crystalRows',
  scope: { subject_id: subjectId },
  filters: { ...ofClass, holding: z.optional(oneOf(holdings)) },
  sortable: crystalSorts,
  call: crystalList,
  payload: asked,
  ticks: true,
  idOf: ({ student_id }: CrystalRow) => student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
