import { uploadImage } from '../../contract/account';
import { feedbackImageErrors } from '../../domain/feedback';
import { feedbackImages } from '../../domain/limits';
import { imageUpload as uploadOf } from '../parts/imageUpload';

/** How many pictures there may be of each use: images, or the cover of the textbook [VALID-051]. */
export const mostImages = { images: feedbackImages.count, cover: 1 } as const;
export type ImagePlace = keyof typeof mostImages;

/** Uploads pictures of a feedback, beside its form [VALID-050, VALID-051, MSG-031]. */
export const imageUpload = uploadOf<ImagePlace>({
  ...{ id: 'imageUpload', call: uploadImage, most: mostImages },
  ...{ errorsOf: feedbackImageErrors, words: 'feedback', asksAboutRefused: true },
});
