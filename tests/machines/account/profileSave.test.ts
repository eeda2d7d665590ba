import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { updateSupervisorBasicInfo, uploadImage } from '../../../src/contract/account';
import type { ProfileStatus } from '../../../src/domain/account';
import type { Language } from '../../../src/domain/limits';
import { avatarUpload } from '../../../src/machines/account/avatarUpload';
import { profileSave } from '../../../src/machines/account/profileSave';
import {
  errorOf,
  selectAttempts,
  selectIsEditable,
} from '../../../src/machines/parts/form/selectors';
import { answering, heardFrom, noAnswer, refusal, silent } from '../fakes';

const selectNicknameError = errorOf('nickname');
const selectAvatarError = errorOf('head_img');
const values = { nickname: 'Lin', head_img: '/files/1' };

const answered = (status: ProfileStatus) =>
  answering(updateSupervisorBasicInfo, () => ({ status }));
const willing = { save: answered(99) };
const kept = answering(uploadImage, () => ({ image_url: '/files/2' }));

function start(
  actors: Partial<typeof willing> = {},
  { language = 'en', ...typed }: Partial<typeof values> & { language?: Language } = {},
  upload = kept,
) {
  const chart = profileSave.provide({
    actors: { ...willing, ...actors, avatarUpload: avatarUpload.provide({ actors: { upload } }) },
  });
  const actor = createActor(chart, {
    input: { language, values: { ...values, ...typed } },
  });
  const heard = heardFrom(actor);
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return {
    actor,
    heard,
    snapshot: () => actor.getSnapshot(),
    name: (value: string) => {
      actor.send({ type: 'nickname.changed', value });
    },
    choose: (image: Blob) => {
      actor.send({ type: 'avatar.chosen', image });
      return settled();
    },
    save: () => {
      actor.send({ type: 'save.requested' });
      return settled();
    },
  };
}

const picture = (type: string, size = 7) => new Blob(['x'.repeat(size)], { type });
const told = (tone: 'good' | 'bad', key: string) => [
  { type: 'notice.shown', tone, message: { key, values: {} } },
];

describe('saving', () => {
  it('[PRF-01] [PRF-03] [CALL-013] [MSG-045] sends what is valid, trimmed, once', async () => {
    const asked = vi.fn(() => ({ status: 99 as const }));
    const { actor, name, save, heard } = start({
      save: answering(updateSupervisorBasicInfo, asked),
    });
    name(' Mia ');
    const done = save();
    actor.send({ type: 'save.requested' });
    const { output } = await done;
    expect(asked).toHaveBeenCalledExactlyOnceWith({ nickname: 'Mia', head_img: '/files/1' });
    expect(output).toEqual({ nickname: ' Mia ', head_img: '/files/1' });
    expect(heard).toMatchObject(told('good', 'account:profile.saved'));
  });

  it.each([
    ['[VALID-013] [MSG-050] no nickname', { nickname: ' ' }, 'required', undefined],
    ['[VALID-016] [MSG-051] a short one', { nickname: 'L' }, 'nicknameLength', undefined],
    [
      '[VALID-017] [MSG-052] other characters',
      { nickname: 'Lin!' },
      'nicknameCharacters',
      undefined,
    ],
    [
      '[VALID-019] [MSG-053] the forbidden word',
      { nickname: 'a Teacher' },
      'nicknameWord',
      undefined,
    ],
    ['[VALID-022] [MSG-049] no avatar', { head_img: '' }, undefined, 'required'],
  ])('[PRF-02] makes no call with %s', async (_, typed, nickname, avatar) => {
    const asked = vi.fn(() => ({ status: 99 as const }));
    const { save } = start({ save: answering(updateSupervisorBasicInfo, asked) }, typed);
    const snapshot = await save();
    expect(asked).not.toHaveBeenCalled();
    expect(selectAttempts(snapshot)).toBe(1);
    expect(selectNicknameError(snapshot)).toBe(nickname);
    expect(selectAvatarError(snapshot)).toBe(avatar);
  });

  it('[VALID-014] goes by the rules of the language', async () => {
    const { save } = start({}, { language: 'zh', nickname: 'Lin Lin' });
    expect(selectNicknameError(await save())).toBe('nicknameCharacters');
  });

  it.each([
    ['[PRF-04] [MSG-051]', 1, 'nicknameLength'],
    ['[PRF-05] [MSG-053]', 2, 'nicknameWord'],
    ['[PRF-06] [MSG-052]', 3, 'nicknameCharacters'],
  ] as const)('%s shows status %i at the nickname until it changes', async (_, status, rule) => {
    const { name, save, snapshot, heard } = start({ save: answered(status) });
    const refused = await save();
    expect(selectNicknameError(refused)).toBe(rule);
    expect(selectAttempts(refused)).toBe(1);
    expect(selectIsEditable(refused)).toBe(true);
    name('Mia');
    expect(selectNicknameError(snapshot())).toBeUndefined();
    expect(heard).toEqual([]);
  });

  it.each([
    ['[PRF-07] status 4', answered(4)],
    ['[PRF-08] no answer', answering(updateSupervisorBasicInfo, () => Promise.reject(noAnswer()))],
  ])('[MSG-044] says of %s that it failed; what was typed stays', async (_, save) => {
    const { name, save: submit, heard } = start({ save });
    name('Mia');
    expect((await submit()).context.values.nickname).toBe('Mia');
    expect(heard).toEqual(told('bad', 'account:profile.failed'));
  });

  it('shows a field that the server alone refuses', async () => {
    const issues = [{ field: 'head_img', rule: 'required' }];
    const error = refusal('badPayload', 'no', { issues });
    const { save } = start({
      save: answering(updateSupervisorBasicInfo, () => Promise.reject(error)),
    });
    expect(selectAvatarError(await save())).toBe('required');
  });
});

it('checks the nickname when its field is left', () => {
  const { actor, name, snapshot } = start();
  name('L');
  expect(selectNicknameError(snapshot())).toBeUndefined();
  actor.send({ type: 'field.left', field: 'nickname' });
  expect(selectNicknameError(snapshot())).toBe('nicknameLength');
});

describe('an avatar', () => {
  // A picture that moves is uploaded as it is: no part of it has to be chosen.
  it('[CALL-012] is uploaded at once, and saved with the rest', async () => {
    const { choose } = start({}, { head_img: '' });
    const { context } = await choose(picture('image/gif'));
    expect(context.values.head_img).toBe('/files/2');
    expect(context.errors).toEqual({});
  });

  it.each([
    ['[VALID-020] [MSG-046] another kind', picture('image/svg+xml'), 'imageType'],
    ['[VALID-021] [MSG-047] 5 MB', picture('image/png', 5 * 1024 * 1024), 'tooLarge'],
  ])('of %s is not uploaded', async (_, image, error) => {
    const { choose } = start({}, {}, silent(uploadImage));
    const snapshot = await choose(image);
    expect(selectAvatarError(snapshot)).toBe(error);
    expect(snapshot.context.values.head_img).toBe('/files/1');
  });

  it('that does not arrive leaves the old one', async () => {
    const lost = answering(uploadImage, () => Promise.reject(noAnswer()));
    const { choose } = start({}, {}, lost);
    expect((await choose(picture('image/gif'))).context.values.head_img).toBe('/files/1');
  });
});
