import { imageUpload } from '../../../../src/machines/feedback/imageUpload';
import { imageUploadPaths } from '../../../../src/machines/feedback/imageUpload.paths';
import { fileUploadAdapter } from '../fileUpload';
import { enterFeedback, imageInput } from './page';

/** Pictures beside the form, on their way to the server. */
export const imageUploadAdapter = fileUploadAdapter({
  chart: imageUpload,
  catalogue: imageUploadPaths,
  words: 'feedback:image',
  enter: enterFeedback,
  shows: ({ page, say }) =>
    page.getByRole('region', { name: say('feedback:field.images') }).scrollIntoViewIfNeeded(),
  input: imageInput,
  elsewhere: {
    'imageUpload|uploads.held|0':
      'A form holds them while it is submitted; the planned paths of the chart alone prove it',
    'imageUpload|uploads.dropped|0':
      'A form drops them when another draft is restored: draftBox.spec.ts does so',
  },
});
