import { uploadScoreImage } from '../../contract/scores';
import { imageErrors } from '../../domain/images';
import { mostScoreImages, scoreImageError, type ScoreImagePlace } from '../../domain/scores';
import { imageUpload } from '../parts/imageUpload';

/** Uploads images of a score, beside its form [CALL-180, VALID-090 … VALID-093, MSG-066]. */
export const scoreImages = imageUpload<ScoreImagePlace>({
  ...{ id: 'scoreImages', call: uploadScoreImage, most: mostScoreImages, words: 'scores' },
  // A score is saved without an image that was refused.
  asksAboutRefused: false,
  errorsOf: (files: readonly File[], room) => imageErrors(files, room, scoreImageError),
});
