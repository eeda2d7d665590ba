import { preview } from './preview';

export const Screen = preview('videoUrl', 'video');
