import { fileUploadPaths } from '../parts/fileUpload.paths';

const type = 'text/plain';

/** Samples for the paths of materials on their way. */
export const materialUploadPaths = fileUploadPaths({
  inputs: { usual: { subject_id: 2 } },
  along: { course_id: 0 },
  accepted: [
    new File(['notes'], 'notes.txt', { type }),
    new File(['some words'], 'notes 2.csv', { type }),
  ],
  refused: new File(['program'], 'program.exe', { type }),
  answer: { material_id: 7 },
});
