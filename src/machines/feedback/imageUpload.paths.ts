import { CallFailure } from '../../contract/failure';

/** Samples for the paths of a picture. */
export const imageUploadPaths = {
  inputs: { images: { place: 'images' } },
  events: {
    'image.chosen': [
      { image: new Blob(['picture'], { type: 'image/png' }) },
      { image: new Blob(['text'], { type: 'text/plain' }) },
    ],
  },
  outcomes: {
    upload: {
      done: [{ image_url: '/files/2' }],
      error: [new CallFailure('network', { path: '/teacher/uploadImage' })],
    },
  },
} as const;
