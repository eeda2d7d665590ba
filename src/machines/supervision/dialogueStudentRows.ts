import { z } from 'zod/mini';
import { dialogueStudents } from '../../contract/dialogues';
import { oneOf, subjectId } from '../../contract/fields';
import { type DialogueStudent, flagKinds, flagStandings } from '../../domain/dialogues';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** Own students who talked with the AI supervisor, by what was flagged and by what was judged [SCREEN-140]. */
export const dialogueStudentRows = collection({
  id: 'dialogueStudentRows',
  scope: { subject_id: subjectId },
  filters: {
    standing: z.optional(oneOf(flagStandings)),
    kind: z.optional(oneOf(flagKinds)),
  },
  tab: 'standing',
  pageSizes: [10, 20, 50],
  call: dialogueStudents,
  payload: asked,
  idOf: ({ student_id }: DialogueStudent) => student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
