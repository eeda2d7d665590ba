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
import { PasswordDialog } from '../../../src/ui/account/PasswordDialog';
import { ProfileDialog } from '../../../src/ui/account/ProfileDialog';
import { keptAt, startUpgrade } from '../../machines/account/startUpgrade';
import { languages, showView } from '../showView';

const words = { zh, en };
const loginWords = { zh: loginZh, en: loginEn };
const stay = () => undefined;

function changePassword(language: 'zh' | 'en') {
  const actor = createActor(passwordChange, {
    input: { username: 'zhou', subjectId: 2 },
  }).start();
  showView(<PasswordDialog actor={actor} onClose={stay} />, language);
  const { current, password, confirmation } = words[language].password;
  const field = (label: string) => screen.getByLabelText(label);
  type(field(current), 'spring2026');
  return { password: field(password), again: field(confirmation) };
}

function type(input: HTMLElement, value: string) {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

describe.each(languages)('in %s', (language) => {
  it('[VALID-009] a pasted password of 31 characters stays whole and is refused with its count', () => {
    const { password, again } = changePassword(language);
    const pasted = 'a1'.padEnd(31, 'x');
    for (const input of [password, again]) {
      expect(input.getAttribute('maxlength')).toBeNull();
      type(input, pasted);
      expect(screen.getAllByDisplayValue(pasted)).toContain(input);
    }
    expect(screen.getAllByText(/31.*30/)).toHaveLength(2);
  });

  it('[MSG-054] [MSG-055] [MSG-056] says of a new password that it is missing, of another form, or differs', () => {
    const { password, again } = changePassword(language);
    const { error } = words[language].password;
    type(password, '');
    expect(screen.getByText(error.password.required)).toBeTruthy();
    type(password, 'letters');
    expect(screen.getByText(error.password.passwordFormat)).toBeTruthy();
    type(password, 'letters1');
    type(again, 'letters2');
    expect(screen.getByText(error.confirmation.mismatch)).toBeTruthy();
  });

  it('[VALID-018] a nickname of 51 characters stays whole and is refused with its count', () => {
    const input = { language: 'en', values: { nickname: '', head_img: '' } } as const;
    const actor = createActor(profileSave, { input }).start();
    showView(<ProfileDialog actor={actor} onClose={stay} />, language);
    const nickname = screen.getByLabelText(words[language].profile.nickname);
    const pasted = 'x'.repeat(51);
    type(nickname, pasted);
    fireEvent.click(screen.getByRole('button', { name: words[language].profile.verb }));
    expect(screen.getByDisplayValue(pasted)).toBe(nickname);
    expect(screen.getByText(/50.*51/)).toBeTruthy();
  });

  it('says of a username that it has not the form of one', () => {
    const { actor, type: fill } = startUpgrade({ kept: keptAt('addAccount') });
    fill({ uname: 'li', password: 'x' });
    actor.send({ type: 'submit.requested' });
    showView(<AdditionStep actor={actor} />, language);
    const { accountName } = loginWords[language].error.username;
    expect(screen.getByText(accountName)).toBeTruthy();
  });
});
