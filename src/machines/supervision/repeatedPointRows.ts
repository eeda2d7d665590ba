import { dialogueAnalysis } from '../../contract/dialogues';
import { id, subjectId } from '../../contract/fields';
import { isAboutStudent } from '../../contract/socket';
import type { RepeatedPoint } from '../../domain/dialogues';
import { collection } from '../parts/collection';

/** The points that a student gets wrong again and again [SCREEN-143, CALL-188]. */
export const repeatedPointRows = collection({
  id: 'repeatedPointRows',
  scope: { subject_id: subjectId, student_id: id },
  filters: {},
  searchable: false,
  pageSizes: [10, 20, 50],
  call: dialogueAnalysis,
  payload: ({ query: { page, pageSize }, scope }) => ({ ...scope, page, page_size: pageSize }),
  idOf: ({ point_id }: RepeatedPoint) => point_id,
  concerns: (message, { student_id }) => isAboutStudent(message, student_id),
});
