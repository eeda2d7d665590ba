import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';

const path = '/teacher/imgUpload';

/** Pictures are told apart by their names. */
const picture = (name: string, type: string) => Object.assign(new Blob([name], { type }), { name });

/** Samples for the paths of choosing an avatar. */
export const avatarUploadPaths = {
  inputs: {
    photo: { image: picture('photo', 'image/png') },
    animation: { image: picture('animation', 'image/gif') },
  },
  events: {
    'picture.moved': [{ x: 0.1, y: 0 }],
    'picture.zoomed': [{ zoom: 2 }],
  },
  outcomes: {
    measure: { done: [{ width: 300, height: 200 }], error: [new Error('no picture')] },
    cut: { done: [picture('part', 'image/png')], error: [new Error('no canvas')] },
    upload: {
      done: [{ image_url: '/files/2' }],
      error: [
        new CallFailure('network', { path }),
        new CallFailure('code', { path, code: codes.badPayload, message: 'no' }),
      ],
    },
  },
} as const;
