import { answerRow } from '../../domain/answers';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** Samples for the paths of the answer history. */
export const answerRowsPaths = collectionPaths({
  ...sampleList(answerRow, 'answer_id', {}),
  input: { scope: { subject_id: 3 } },
  filter: { name: 'outcome', change: { outcome: ['wrong' as const] } },
  changes: ['careless'],
  message: { type: 'student.changed' },
});
