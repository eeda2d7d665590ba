import type { SnapshotFrom } from 'xstate';
import { CallFailure } from '../../contract/failure';
import type { profileSave } from './profileSave';

const path = '/teacher/updateSupervisorBasicInfo';

/** Samples for the paths of saving a profile. */
export const profileSavePaths = {
  inputs: { analyst: { language: 'en', values: { nickname: 'Lin', head_img: '/files/1' } } },
  events: {
    'nickname.changed': [{ value: 'Mia' }, { value: 'M' }],
    'field.left': [{ field: 'nickname' }],
    'avatar.chosen': [
      { image: new Blob(['picture'], { type: 'image/png' }) },
      { image: new Blob(['text'], { type: 'text/plain' }) },
    ],
  },
  outcomes: {
    avatarUpload: { done: ['/files/2', null] },
    save: {
      done: [{ status: 99 }, { status: 1 }, { status: 2 }, { status: 3 }, { status: 4 }],
      error: [new CallFailure('network', { path })],
    },
  },
  project: ({ values, touched, refused }: SnapshotFrom<typeof profileSave>['context']) => ({
    values,
    touched,
    refused,
  }),
} as const;
