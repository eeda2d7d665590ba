import { z } from 'zod/mini';
import { materialDescription, materialName, materialRow, materialSorts } from '../domain/materials';
import { option } from '../domain/shell';
import { call } from './call';
import { id, idOrNone, moment, subjectId, text } from './fields';
import { listAnswer, paging, sorting } from './list';

const one = { subject_id: subjectId, material_id: id };
/** The courses that a material of the account may belong to. */
const courses = z.array(option);

/** The school's materials of a subject, the latest first [CALL-152, SCREEN-152]. */
export const materialList = call(
  '/resource/list',
  {
    ...{ subject_id: subjectId, course_id: z.optional(id), keyword: z.optional(text(0, 50)) },
    ...{ ...sorting(materialSorts), ...paging },
  },
  { ...listAnswer(materialRow), courses },
);

/** One material [ENTITY-025]. */
export const materialInfo = call('/resource/info', one, {
  ...{ ...materialRow.shape, courses, as_of: moment },
});

/** Keeps a file of up to 50 MB as a material, of a course or, with 0, of none [SCREEN-151, ROLE-026]. */
export const uploadMaterial = call(
  '/resource/upload',
  { subject_id: subjectId, course_id: idOrNone, name: materialName },
  { material_id: z.int() },
  { changes: true, file: 'file' },
);

/** Changes the name of one's own material, of which this version was seen, what is said of it, and the course that it belongs to, 0 for none; answers it as it is then. */
export const editMaterial = call(
  '/resource/edit',
  {
    ...{ ...one, version: id, course_id: idOrNone },
    ...{ name: materialName, description: materialDescription },
  },
  materialRow.shape,
  { changes: true },
);

/** Deletes one's own material for good [CALL-153, SCREEN-154]. */
export const removeMaterial = call('/resource/delete', one, {}, { changes: true });
