import { uploadImage } from '../../../../src/contract/account';
import { picturesOnTheWay } from '../pictures';
import { imageInput } from './page';

export const {
  send: sendPicture,
  bring: bringPicture,
  receive: receivePicture,
} = picturesOnTheWay({ call: uploadImage, input: imageInput });
