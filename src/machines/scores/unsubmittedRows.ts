import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { unsubmittedList } from '../../contract/scores';
import { freezeStates, type UnsubmittedRow } from '../../domain/scores';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** Own students without a score of the exam that is asked for now, the frozen ones first [SCREEN-133, CALL-170]. */
export const unsubmittedRows = collection({
  id: 'unsubmittedRows',
  scope: { subject_id: subjectId },
  filters: { freeze: z.optional(oneOf(freezeStates)) },
  call: unsubmittedList,
  payload: asked,
  idOf: ({ student_id }: UnsubmittedRow) => student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
