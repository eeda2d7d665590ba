import { CallFailure } from '../../contract/failure';
import type { Picture } from './imageUpload';

const png = new File(['picture'], 'board.png', { type: 'image/png' });
const other = new File(['another picture'], 'notes.png', { type: 'image/png' });
const text = new File(['text'], 'text.txt', { type: 'text/plain' });

interface Memory {
  readonly place: string;
  readonly pictures: readonly Picture[];
  readonly share: number;
}

interface State {
  readonly context: Memory;
}

const named = ({ context }: State) => context.pictures.map(({ id }) => ({ id }));

/** Samples for the paths of pictures on their way. */
export const imageUploadPaths = {
  inputs: { images: { place: 'images' } },
  events: {
    'images.chosen': ({ context: { pictures } }: State) =>
      pictures.length > 0
        ? []
        : [
            { images: [png, other], taken: 0 },
            { images: [text], taken: 0 },
          ],
    'picture.retried': named,
    'picture.removed': named,
    'upload.progressed': ({ context: { pictures } }: State) =>
      pictures.filter(({ trouble }) => trouble === null).map(({ size }) => ({ size, share: 0.5 })),
  },
  outcomes: {
    upload: {
      done: [{ image_url: '/files/2' }],
      error: [new CallFailure('network', { path: '/teacher/uploadImage' })],
    },
  },
  /** What tells two states apart: which pictures there are and what keeps each back. */
  project: ({ place, pictures, share }: Memory) => ({
    place,
    share,
    pictures: pictures.map(({ id, name, trouble, isRetriable }) => [
      ...[id, name, trouble?.key, isRetriable],
    ]),
  }),
} as const;
