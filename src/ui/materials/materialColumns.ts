import type { MaterialRow } from '../../domain/materials';
import { bytes, columnsOf, link, moment, text } from '../parts/columns';

/** What is shown of a material [ENTITY-025]. */
export const materialKinds = [
  link<MaterialRow>(
    'name',
    ({ name }) => name,
    ({ material_id: id }) => `/management/info?material_id=${String(id)}`,
  ),
  text<MaterialRow>('course', ({ course_name }) => course_name, { width: 44, none: 'noCourse' }),
  bytes<MaterialRow>('size', ({ size }) => size),
  text<MaterialRow>('description', ({ description }) => description, { yields: 1 }),
  text<MaterialRow>('uploader', ({ uploader_name }) => uploader_name, { width: 26, yields: 2 }),
  moment<MaterialRow>('uploaded', ({ uploaded_at }) => uploaded_at),
];

/** The columns of the file. */
export const materialColumns = columnsOf<MaterialRow>('materials', materialKinds);
