// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import en from '../../../locales/en/account.json';
import loginEn from '../../../locales/en/login.json';
import zh from '../../../locales/zh/account.json';
import loginZh from '../../../locales/zh/login.json';
import { passwordChange } from '../../../src/machines/account/passwordChange';
import { profileSave } from '../../../src/machines/account/profileSave';
import { AdditionStep } from '../../../src/ui/account/upgrade/AdditionStep';
import { PhoneStep } from '../../../src/ui/account/upgrade/PhoneStep';
import { PasswordDialog } from '../../../src/ui/account/PasswordDialog';
import { ProfileDialog } from '../../../src/ui/account/ProfileDialog';
import { keptAt, mobile, startUpgrade } from '../../machines/account/startUpgrade';
import { saidOf } from '../saidOf';
import { languages, showView } from '../showView';

const words = { zh, en };
const loginWords = { zh: loginZh, en: loginEn };
const stay = () => undefined;

const fieldOf = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const type = (label: string, value: string) => {
  fireEvent.change(fieldOf(label), { target: { value } });
};

describe.each(languages)('in %s', (language) => {
  const { password, profile } = words[language];
  const { error: loginError, ...loginLabels } = loginWords[language];

  describe('a new password', () => {
    const open = () => {
      const input = { username: 'zhou', subjectId: 2 };
      const actor = createActor(passwordChange, { input }).start();
      showView(<PasswordDialog actor={actor} onClose={stay} />, language);
      type(password.current, 'spring2026');
    };
    const { required, passwordFormat } = password.error.password;
    const { confirmation } = password.error;
    const long = 'a1'.padEnd(31, 'x');
    const good = 'autumn2026';

    it.each([
      ['[VALID-003] nothing', '', '', password.password, required],
      ['[VALID-004] [CONST-002] five characters', 'abc12', '', password.password, passwordFormat],
      ['[VALID-004] [CONST-002] 31 characters', long, '', password.password, '31'],
      ['[VALID-005] letters alone', 'abcdefg', '', password.password, passwordFormat],
      ['[VALID-005] figures alone', '1234567', '', password.password, passwordFormat],
      ['[VALID-010] no second entry', good, '', password.confirmation, confirmation.required],
      [
        '[VALID-011] letters as second entry',
        good,
        'abcdefg',
        password.confirmation,
        confirmation.passwordFormat,
      ],
      [
        '[VALID-012] another second entry',
        good,
        'winter2026',
        password.confirmation,
        confirmation.mismatch,
      ],
    ])('[VALID-007] of %s is not sent, and the field says why', (_, one, other, label, error) => {
      open();
      type(password.password, one);
      type(password.confirmation, other);
      fireEvent.submit(screen.getByRole('form'));
      expect(saidOf(fieldOf(label))).toContain(error);
    });

    it('[VALID-006] [VALID-008] is checked when its field is left, without the blanks around it', () => {
      open();
      type(password.password, ' abc ');
      expect(fieldOf(password.password).getAttribute('aria-invalid')).toBeNull();
      fireEvent.blur(fieldOf(password.password));
      expect(fieldOf(password.password).getAttribute('aria-invalid')).toBe('true');
      type(password.password, ` ${good} `);
      type(password.confirmation, good);
      fireEvent.blur(fieldOf(password.confirmation));
      for (const label of [password.password, password.confirmation]) {
        expect(fieldOf(label).getAttribute('aria-invalid')).toBeNull();
      }
    });
  });

  describe('a profile', () => {
    const open = (chosen: 'zh' | 'en', head_img = '/files/1') => {
      const input = { language: chosen, values: { nickname: '', head_img } };
      const actor = createActor(profileSave, { input }).start();
      showView(<ProfileDialog actor={actor} onClose={stay} />, language);
    };
    const save = () => {
      fireEvent.click(screen.getByRole('button', { name: profile.verb }));
    };
    const { nickname, avatar } = profile.error;
    const counted = (sentence: string, length: number) =>
      sentence.replace('{{length}}', String(length));

    it.each([
      ['[VALID-013] nothing', 'zh', ' ', nickname.required],
      ['[VALID-014] one character', 'zh', '周', counted(nickname.nicknameLength_zh, 1)],
      ['[VALID-014] eleven', 'zh', '周'.repeat(11), counted(nickname.nicknameLength_zh, 11)],
      ['[VALID-015] a dot', 'zh', '周.明', nickname.nicknameCharacters_zh],
      ['[VALID-016] one letter', 'en', 'M', counted(nickname.nicknameLength_en, 1)],
      ['[VALID-016] [VALID-018] 51', 'en', 'x'.repeat(51), counted(nickname.nicknameLength_en, 51)],
      ['[VALID-017] an underscore', 'en', 'M_ng', nickname.nicknameCharacters_en],
      ['[VALID-019] the word in Chinese', 'zh', '周老师', nickname.nicknameWord],
      ['[VALID-019] the word in capitals', 'en', 'My TEACHER', nickname.nicknameWord],
    ] as const)('with a nickname of %s, in %s, is not saved', (_, chosen, value, error) => {
      open(chosen);
      type(profile.nickname, value);
      save();
      expect(saidOf(fieldOf(profile.nickname))).toContain(error);
    });

    const pick = (file: File) => {
      const input = screen.getByLabelText(profile.avatarNow, { selector: 'input' });
      fireEvent.change(input, { target: { files: [file] } });
    };
    const chooser = () => screen.getByText(profile.choose).closest('button') ?? document.body;

    it.each([
      ['[VALID-020] a drawing', new File(['x'], 'a.svg', { type: 'image/svg+xml' }), 'imageType'],
      ['[VALID-020] a page', new File(['x'], 'a.png', { type: 'text/html' }), 'imageType'],
      [
        '[VALID-021] 5 MB',
        new File([new Uint8Array(5 * 1024 * 1024)], 'a.png', { type: 'image/png' }),
        'tooLarge',
      ],
    ] as const)('with %s as a picture says why not', (_, file, error) => {
      open(language, '');
      pick(file);
      expect(saidOf(chooser())).toContain(avatar[error]);
    });

    it('[VALID-022] without a picture is not saved', () => {
      open(language, '');
      type(profile.nickname, '周明');
      save();
      expect(saidOf(chooser())).toContain(avatar.required);
    });
  });

  it.each([
    ['[VALID-025] half a number', { mobile: '1391234' }, loginLabels.mobile, 'mobile'],
    ['[VALID-025] a 12', { mobile: '12912345678' }, loginLabels.mobile, 'mobile'],
    ['[VALID-026] letters', { v_code: 'abcd' }, loginLabels.code, 'code'],
    ['[VALID-027] three digits', { v_code: '202' }, loginLabels.code, 'code'],
    ['[VALID-027] five digits', { v_code: '20267' }, loginLabels.code, 'code'],
  ] as const)('an upgrade with %s says what is wrong', (_, typed, label, wrong) => {
    const { actor, type: fill } = startUpgrade({ kept: keptAt('phoneAndCode') });
    fill({ mobile, v_code: '2026', ...typed });
    actor.send({ type: 'submit.requested' });
    showView(<PhoneStep actor={actor} />, language);
    const error = wrong === 'mobile' ? loginError.mobile.mobile : loginError.code.smsCode;
    expect(saidOf(fieldOf(label))).toContain(error);
  });

  const { accountName, agentAccountName } = loginError.username;
  const uname = loginLabels.username;
  const secret = loginLabels.password;
  it.each([
    ['[VALID-029] two characters', false, { uname: 'li' }, uname, accountName],
    ['[VALID-029] 21', false, { uname: 'l'.repeat(21) }, uname, accountName],
    ['[VALID-029] a dot', false, { uname: 'lin.2' }, uname, accountName],
    ['[VALID-031] a hyphen at an agent’s', true, { uname: 'lin-2' }, uname, agentAccountName],
    ['[VALID-030] no password', false, { password: '' }, secret, loginError.password.required],
  ])(
    'an account that is merged, of %s, says what is wrong',
    (_, isAgentSchool, typed, label, error) => {
      const { actor, type: fill } = startUpgrade({ kept: keptAt('addAccount'), isAgentSchool });
      fill({ uname: 'lin-2', password: 'x', ...typed });
      actor.send({ type: 'submit.requested' });
      showView(<AdditionStep actor={actor} />, language);
      expect(saidOf(fieldOf(label))).toContain(error);
    },
  );
});
