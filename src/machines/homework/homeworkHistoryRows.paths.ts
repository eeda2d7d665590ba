import { homeworkPersonRow } from '../../domain/homework';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const around = {
  student: { name: 'Ann', username: 'ann', grade: 8 as const },
  counts: { corrected: 9, completed: 10, expired: 2 },
  ...{ average_score: 86.4, average_accuracy: 0.81 },
};

/** Samples for the paths of a student's past homework. */
export const homeworkHistoryRowsPaths = collectionPaths({
  ...sampleList(homeworkPersonRow, 'person_id', around),
  input: { scope: { subject_id: 3, student_id: 5 } },
  filter: { name: 'status', change: { status: 'corrected' as const } },
  message: { type: 'homework.changed' },
});
