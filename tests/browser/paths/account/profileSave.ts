import type { Locator } from '@playwright/test';
import { profileSave } from '../../../../src/machines/account/profileSave';
import { profileSavePaths } from '../../../../src/machines/account/profileSave.paths';
import { type Answer, lost, really, sending } from '../answers';
import { button, openEntry } from '../controls';
import { files, type ImageChosen } from '../files';
import type { ScreenAdapter, Walk } from '../adapter';

const nickname = ({ page, say }: Walk) =>
  page.getByRole('textbox', { name: say('account:profile.nickname') });

/** What a person does with the picture that was chosen. */
const press =
  (name: string): Answer =>
  (_, walk) =>
    button(name).find(walk).last().click();

/** The dialog of the profile, of somebody who has no avatar yet. */
export const profileAdapter: ScreenAdapter = {
  chart: profileSave,
  catalogue: {
    ...profileSavePaths,
    inputs: { analyst: { language: 'zh', values: { nickname: '明远', head_img: '' } } },
  },
  enter: (walk) => openEntry(walk, 'profile'),
  events: {
    'nickname.changed': {
      find: nickname,
      use: (field, { value }: { type: string; value: string }) => field.fill(value),
    },
    'field.left': { trigger: (walk: Walk) => nickname(walk).blur() },
    'avatar.chosen': {
      find: ({ page }: Walk): Locator => page.getByRole('dialog').locator('input[type=file]'),
      use: (input, { image }: ImageChosen) => input.setInputFiles(files[image.type]),
    },
    'save.requested': button('account:profile.verb'),
  },
  answers: {
    avatarUpload: { done: [press('account:crop.use'), press('account:crop.cancel')] },
    save: {
      done: [
        really,
        sending({ nickname: '长' }),
        sending({ nickname: '王Teacher' }),
        sending({ nickname: '明*远' }),
        sending({ head_img: '/files/unknown' }),
      ],
      error: [lost],
    },
  },
};
