import { materialRow } from '../../domain/materials';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

export const courses = [{ id: 201, name: 'Equations' }];

const sample = sampleList(materialRow, 'material_id', { courses });
const rows = sample.rows.map((row) => ({ ...row, address: '/files/1/notes.txt' }));

/** What QA plans the paths of the materials' list with. */
export const materialRowsPaths = collectionPaths({
  ...{ ...sample, rows, answer: { ...sample.answer, list: rows } },
  input: { scope: { subject_id: 2 } },
  filter: { name: 'course', change: { course: 201 } },
  column: 'size' as const,
  changes: ['removed'],
  message: { type: 'material.changed' },
});
