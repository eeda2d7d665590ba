import { imageUpload } from '../../../../src/machines/feedback/imageUpload';
import { imageUploadPaths } from '../../../../src/machines/feedback/imageUpload.paths';
import { lost, really } from '../answers';
import { files, type ImageChosen } from '../files';
import type { ScreenAdapter } from '../adapter';
import { enterFeedback, imageInput } from './page';

/** A picture beside the form, on its way to the server. */
export const imageUploadAdapter: ScreenAdapter = {
  chart: imageUpload,
  catalogue: imageUploadPaths,
  enter: enterFeedback,
  shows: ({ page, say }) =>
    page.getByRole('region', { name: say('feedback:field.images') }).scrollIntoViewIfNeeded(),
  events: {
    'image.chosen': {
      find: imageInput,
      use: (input, { image }: ImageChosen) => input.setInputFiles(files[image.type]),
    },
  },
  answers: { upload: { done: [really], error: [lost] } },
};
