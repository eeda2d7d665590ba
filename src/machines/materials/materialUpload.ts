import { uploadMaterial } from '../../contract/materials';
import { materialError } from '../../domain/materials';
import { fileUpload } from '../parts/fileUpload';

/** The event that the page receives once a file is a material. */
export interface MaterialUploaded {
  readonly type: 'material.uploaded';
  readonly name: string;
}

/** Brings files to the school's materials, each into the course that is chosen with it [SCREEN-151, MSG-067]. */
export const materialUpload = fileUpload<
  typeof uploadMaterial,
  { readonly subject_id: number },
  { readonly course_id: number }
>({
  id: 'materialUpload',
  call: uploadMaterial,
  payload: ({ scope, along, name, file }) => ({ ...scope, ...along, name, file }),
  refused: ({ files }) =>
    files.map((file) => {
      const rule = materialError(file);
      return rule === null ? null : { key: `materials:upload.error.${rule}` };
    }),
  failed: 'materials:upload.failed',
  unsure: 'materials:upload.unsure',
  uploaded: ({ file: { name } }): MaterialUploaded => ({ type: 'material.uploaded', name }),
});
