import { fileUploadPaths } from './fileUpload.paths';

const png = new File(['picture'], 'board.png', { type: 'image/png' });
const other = new File(['another picture'], 'notes.png', { type: 'image/png' });
const text = new File(['text'], 'text.txt', { type: 'text/plain' });

/** Samples for the paths of images on their way, for one place. */
export const imageUploadSamples = <Place extends string>(place: Place) =>
  fileUploadPaths({
    inputs: { images: { place } },
    along: { taken: 0 },
    ...{ accepted: [png, other], refused: text },
    answer: { image_url: '/files/2' },
  });
