import { imageUploadSamples } from '../parts/imageUpload.paths';

/** Samples for the paths of a feedback's pictures on their way. */
export const imageUploadPaths = imageUploadSamples('images');
