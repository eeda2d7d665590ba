import { imageUpload, type Picture } from '../../../../src/machines/feedback/imageUpload';
import { imageUploadPaths } from '../../../../src/machines/feedback/imageUpload.paths';
import { lost, really } from '../answers';
import { files, type ImagesChosen } from '../files';
import type { ScreenAdapter, Walk } from '../adapter';
import { enterFeedback, imageInput } from './page';

interface State {
  readonly context: { readonly pictures: readonly Picture[] };
}

interface Named {
  readonly type: string;
  readonly name: string;
}

/** The pictures by what they are called on the screen, too. */
const named = ({ context }: State) => context.pictures.map(({ id, name }) => ({ id, name }));

const ofPicture = (verb: string) => ({
  find: ({ page, say }: Walk, { name }: Named) =>
    page.getByRole('button', { name: say(verb, { name }), exact: true }),
});

/** Pictures beside the form, on their way to the server. */
export const imageUploadAdapter: ScreenAdapter = {
  chart: imageUpload,
  catalogue: {
    ...imageUploadPaths,
    events: {
      ...imageUploadPaths.events,
      ...{ 'picture.retried': named, 'picture.removed': named },
    },
  },
  enter: enterFeedback,
  shows: ({ page, say }) =>
    page.getByRole('region', { name: say('feedback:field.images') }).scrollIntoViewIfNeeded(),
  events: {
    'images.chosen': {
      find: imageInput,
      use: (input, { images }: ImagesChosen) =>
        input.setInputFiles(images.map(({ name, type }) => ({ ...files[type], name }))),
    },
    'picture.retried': ofPicture('feedback:image.retry'),
    'picture.removed': ofPicture('feedback:image.drop'),
  },
  answers: { upload: { done: [really], error: [lost] } },
  elsewhere: {
    'imageUpload|uploads.held|0':
      'A form holds them while it is submitted; the planned paths of the chart alone prove it',
    'imageUpload|uploads.dropped|0':
      'A form drops them when another draft is restored: draftBox.spec.ts does so',
    'imageUpload.uploading|upload.progressed|0':
      'How much is sent the browser tells while it sends; the planned paths of the chart alone prove it',
  },
};
