import { z } from 'zod/mini';
import { id, subjectId } from '../../contract/fields';
import { editMaterial } from '../../contract/materials';
import { materialDescription, newMaterialName } from '../../domain/materials';
import { form } from '../parts/form';

/** The name of a material, what is said of it, and the course that it belongs to; '0' for none [ENTITY-025]. */
export const materialEdit = form({
  id: 'materialEdit',
  scope: { subject_id: subjectId, material_id: id, version: id, name: z.string() },
  schema: ({ name }) =>
    z.object({
      ...{ name: newMaterialName(name), description: materialDescription, course_id: z.string() },
    }),
  initial: { name: '', description: '', course_id: '0' },
  keepsDraft: true,
  submit: {
    call: editMaterial,
    payload: ({ values, scope }) => ({
      ...{ ...scope, ...values, course_id: Number(values.course_id) },
    }),
  },
});
