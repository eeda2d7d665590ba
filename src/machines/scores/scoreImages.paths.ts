import { imageUploadSamples } from '../parts/imageUpload.paths';

/** Samples for the paths of a score's images on their way. */
export const scoreImagesPaths = imageUploadSamples('papers');
