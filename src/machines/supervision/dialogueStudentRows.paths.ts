import { dialogueStudent } from '../../domain/dialogues';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of the AI supervisor's students with. */
export const dialogueStudentRowsPaths = collectionPaths({
  ...sampleList(dialogueStudent, 'student_id', { counts: { open: 12, judged: 9 } }),
  pageSize: 20,
  input: { scope: { subject_id: 2 } },
  filter: { name: 'standing', change: { standing: 'judged' as const } },
  message: { type: 'student.changed' },
});
