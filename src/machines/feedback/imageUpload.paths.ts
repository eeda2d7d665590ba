import { fileUploadPaths } from '../parts/fileUpload.paths';

const png = new File(['picture'], 'board.png', { type: 'image/png' });
const other = new File(['another picture'], 'notes.png', { type: 'image/png' });
const text = new File(['text'], 'text.txt', { type: 'text/plain' });

/** Samples for the paths of pictures on their way. */
export const imageUploadPaths = fileUploadPaths({
  inputs: { images: { place: 'images' as const } },
  along: { taken: 0 },
  ...{ accepted: [png, other], refused: text },
  answer: { image_url: '/files/2' },
});
