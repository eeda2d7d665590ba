import { z } from 'zod/mini';
import { id, oneOf, subjectId } from '../../contract/fields';
import { crystalRecordList } from '../../contract/crystals';
import { type CrystalRecord, crystalRecordKinds } from '../../domain/crystals';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** What has changed the students' crystals, newest first: the crystal details [ENTITY-028]. */
export const crystalRecordRows = collection({
  id: 'crystalRecordRows',
  scope: { subject_id: subjectId, student_id: z.optional(id) },
  filters: { kind: z.optional(oneOf(crystalRecordKinds)) },
  call: crystalRecordList,
  payload: asked,
  idOf: ({ record_id }: CrystalRecord) => record_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
