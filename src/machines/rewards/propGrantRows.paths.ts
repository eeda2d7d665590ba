import { propGrantRow } from '../../domain/props';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of the granted props with. */
export const propGrantRowsPaths = collectionPaths({
  ...sampleList(propGrantRow, 'grant_id', {}),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'days', change: { days: '7' as const } },
  message: { type: 'student.changed' },
});
