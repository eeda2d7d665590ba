import { z } from 'zod/mini';
import { dialogueStudents } from '../../contract/dialogues';
import { oneOf, subjectId } from '../../contract/fields';
import { type DialogueStudent, flagKinds, flagStandings } from '../../domain/dialogues';
import { collection } from '../parts/collection';

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
  payload: ({ query, scope }) => ({
    ...{ ...scope, ...query.filters },
    ...{ keyword: query.search, page: query.page, page_size: query.pageSize },
  }),
  idOf: ({ student_id }: DialogueStudent) => student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
