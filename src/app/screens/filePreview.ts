import { preview } from './preview';

export const Screen = preview('fileUrl', null);
