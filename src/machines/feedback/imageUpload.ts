import type { SnapshotFrom } from 'xstate';
import { uploadImage } from '../../contract/account';
import { feedbackImageErrors } from '../../domain/feedback';
import { feedbackImages } from '../../domain/limits';
import { fileUpload, selectUnsentCount } from '../parts/fileUpload';

/** The use of a picture: one of the images, or the cover of the textbook. */
export type ImagePlace = 'images' | 'cover';

/** How many pictures there may be of each use [VALID-051]. */
export const mostImages = { images: feedbackImages.count, cover: 1 } as const;

/** How many pictures were chosen and are not in the form yet. */
interface Counted {
  readonly place: ImagePlace;
  readonly unsent: number;
}

/** The event that the form receives once a picture is uploaded. */
export interface ImageUploaded extends Counted {
  readonly type: 'image.uploaded';
  readonly address: string;
}

/** The event that the form receives when pictures were chosen or left out. */
export interface PicturesCounted extends Counted {
  readonly type: 'pictures.counted';
}

interface Scope {
  readonly place: ImagePlace;
}

interface Along {
  /** How many the form has already. */
  readonly taken: number;
}

/** Brings pictures to the server, beside the form that runs it: typing goes on meanwhile [MSG-031]. */
export const imageUpload = fileUpload<typeof uploadImage, Scope, Along>({
  id: 'imageUpload',
  call: uploadImage,
  payload: ({ file }) => ({ image: file }),
  refused: ({ files, along, scope, kept }) =>
    feedbackImageErrors(files, mostImages[scope.place] - kept - along.taken).map(
      (error) => error && { key: `feedback:error.${error}` },
    ),
  failed: 'feedback:image.failed',
  uploaded: ({ scope: { place }, unsent, answer: { image_url: address } }): ImageUploaded => ({
    ...{ type: 'image.uploaded', place, unsent, address },
  }),
  ofForm: {
    held: 'feedback:image.held',
    counted: ({ scope: { place }, unsent }): PicturesCounted => ({
      ...{ type: 'pictures.counted', place, unsent },
    }),
  },
});

/** How many there may be in the form beside those. */
export const selectRoom = (snapshot: SnapshotFrom<typeof imageUpload>) =>
  mostImages[snapshot.context.scope.place] - selectUnsentCount(snapshot);
