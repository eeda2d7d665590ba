import { materialRow } from '../../domain/materials';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

/** Samples for the paths of the changes of a material. */
export const materialEditPaths = formPaths({
  input: {
    scope: { subject_id: 2, material_id: 1, version: 1, name: 'notes.txt' },
    values: { name: 'notes.txt', description: 'For lesson 6' },
  },
  ...{ field: 'description', wrong: 'x'.repeat(501), right: 'For lesson 7' },
  answer: sampleOf(materialRow),
});
