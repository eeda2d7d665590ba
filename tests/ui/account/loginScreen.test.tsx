// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import {
  login as loginCall,
  type loginByCode,
  queryLimit,
  sendLoginCode,
} from '../../../src/contract/account';
import type { AnswerOf, PayloadOf } from '../../../src/contract/call';
import type { Draft } from '../../../src/domain/draft';
import type { Language } from '../../../src/domain/limits';
import { codeLogin } from '../../../src/machines/account/codeLogin';
import { codeSending } from '../../../src/machines/account/codeSending';
import { login } from '../../../src/machines/account/login';
import { passwordLogin } from '../../../src/machines/account/passwordLogin';
import type { LocalLogic } from '../../../src/machines/parts/local';
import type { Submission } from '../../../src/machines/parts/form/types';
import { sampleTeacher } from '../../../src/machines/shell/navigationGuard.paths';
import { LoginScreen } from '../../../src/ui/account/LoginScreen';
import { answering, heardFrom, refusal } from '../../machines/fakes';
import { showView } from '../showView';

const now = Date.parse('2026-11-20T08:30:00+08:00');
const teacher = { teacher_info: sampleTeacher };
type Sent = Submission<PayloadOf<typeof loginByCode>, Record<string, never>>;

const nothingKept: LocalLogic<'draft.load'> = Object.assign(
  fromPromise<Draft | null, { key: string }>(() => Promise.resolve(null)),
  { local: 'draft.load' as const },
);
const keeping: LocalLogic<'draft.save'> = Object.assign(
  fromPromise<Draft, { key: string; content: unknown }>(({ input: { content } }) =>
    Promise.resolve({ content, savedAt: now }),
  ),
  { local: 'draft.save' as const },
);

interface Visit {
  readonly isBrowserLow?: boolean;
  readonly language?: Language;
}

/** The login page with a server of its own. */
async function open({ isBrowserLow = false, language = 'en' }: Visit = {}) {
  const logIn = vi.fn(() => teacher);
  const logInByCode = vi.fn((sent: Sent) => Promise.resolve({ ...teacher, sent }));
  const askLimit = vi.fn((): AnswerOf<typeof queryLimit> => ({ is_limit: 0, seconds: 0 }));
  const send = vi.fn(() => ({}));
  const chart = login.provide({
    actors: {
      passwordLogin: passwordLogin.provide({
        actors: { logIn: answering(loginCall, logIn), askLimit: answering(queryLimit, askLimit) },
      }),
      codeLogin: codeLogin.provide({
        actors: { submit: fromPromise<typeof teacher, Sent>(({ input }) => logInByCode(input)) },
      }),
      codeSending: codeSending.provide({
        actors: {
          sendCode: answering(sendLoginCode, send),
          recallSent: nothingKept,
          keepSent: keeping,
        },
      }),
    },
  });
  const actor = createActor(chart, { input: { isBrowserLow, ending: null } });
  const heard = heardFrom(actor);
  actor.start();
  const { passwordLogin: password, codeSending: sending } = actor.getSnapshot().children;
  if (password === undefined || sending === undefined) throw new Error('the page is not whole');
  await waitFor(sending, (snapshot) => snapshot.matches('ready'));
  sending.send({ type: 'clock.ticked', now });
  password.send({ type: 'clock.ticked', now });
  showView(<LoginScreen actor={actor} />, language);
  return { actor, heard, password, sending, logIn, logInByCode, askLimit, send };
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const type = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const isDisabled = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
/** The page's own event, since the test's DOM knows no lock keys. */
const releaseKey = (element: HTMLElement, isCapsLockOn: boolean) => {
  const event = new KeyboardEvent('keyup', { bubbles: true, key: 'a' });
  const getModifierState = (key: string) => key === 'CapsLock' && isCapsLockOn;
  fireEvent(element, Object.assign(event, { getModifierState }));
};
/** Lets what was asked be answered. */
const answered = () => act(async () => Promise.resolve());

it('[MSG-002] says beside each field what to do, and moves the focus to the first', async () => {
  await open();
  press('Log in');
  const username = field('Username');
  expect(document.activeElement).toBe(username);
  expect(username.getAttribute('aria-invalid')).toBe('true');
  const described = username.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Enter your username');
  expect(screen.getByText('Enter your password')).toBeTruthy();
  type('Username', 'lin');
  expect(screen.queryByText('Enter your username')).toBeNull();
});

it('[MSG-001] announces why a login failed, in the server’s words', async () => {
  const { logIn } = await open();
  logIn.mockImplementation(() => {
    throw refusal('loginRefused', 'Your account has been disabled');
  });
  type('Username', 'lin');
  type('Password', 'spring2026');
  press('Log in');
  await answered();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Login failed');
  expect(alert.textContent).toContain('Your account has been disabled');
});

it('counts down on the button after too many tries, apart from what is announced', async () => {
  const { logIn, askLimit, password } = await open();
  logIn.mockImplementation(() => {
    throw refusal('wrongCredentials', 'Not right');
  });
  askLimit.mockReturnValue({ is_limit: 1, seconds: 40 });
  type('Username', 'lin');
  type('Password', 'x');
  press('Log in');
  await act(() => waitFor(password, (snapshot) => snapshot.hasTag('blocked')));
  expect(screen.getByRole('alert').textContent).toContain('Too many attempts');
  expect(screen.getByRole('alert').textContent).not.toContain('40');
  expect(isDisabled('Try again in 40 s')).toBe(true);
  press('Try again in 40 s');
  expect(logIn).toHaveBeenCalledTimes(1);
  act(() => {
    password.send({ type: 'clock.ticked', now: now + 40_000 });
  });
  press('Log in');
  expect(logIn).toHaveBeenCalledTimes(2);
});

it('shows the password and hides it again, and warns of Caps Lock', async () => {
  await open();
  const password = field('Password');
  press('Show password');
  expect(password.getAttribute('type')).toBe('text');
  press('Hide password');
  expect(password.getAttribute('type')).toBe('password');
  releaseKey(password, true);
  expect(screen.getByText('Caps Lock is on')).toBeTruthy();
  releaseKey(password, false);
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
});

it('keeps what is being sent as it is until there is an answer', async () => {
  const { logIn, logInByCode } = await open();
  logIn.mockImplementation(() => {
    throw refusal('loginRefused', 'Your account has been disabled');
  });
  logInByCode.mockRejectedValue(refusal('wrongCredentials', 'Wrong code. Enter it again'));
  const canType = (label: string) => !field(label).hasAttribute('readonly');
  type('Username', 'lin');
  type('Password', 'spring2026');
  press('Log in');
  expect([canType('Username'), canType('Password')]).toEqual([false, false]);
  await answered();
  expect([canType('Username'), canType('Password')]).toEqual([true, true]);

  fireEvent.click(screen.getByRole('tab', { name: 'Text message' }));
  type('Mobile number', '19900001001');
  type('Code', '2026');
  press('Log in');
  expect([canType('Mobile number'), canType('Code')]).toEqual([false, false]);
  await answered();
  expect([canType('Mobile number'), canType('Code')]).toEqual([true, true]);
});

it('lets a browser fill in what it knows', async () => {
  await open();
  expect(field('Username').getAttribute('autocomplete')).toBe('username');
  const password = field('Password');
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  fireEvent.click(screen.getByRole('tab', { name: 'Text message' }));
  expect(field('Mobile number').getAttribute('autocomplete')).toBe('tel');
  expect(field('Code').getAttribute('autocomplete')).toBe('one-time-code');
});

it('[VALID-028] sends a code to the mobile, then counts down to the next', async () => {
  const { send, sending } = await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Text message' }));
  type('Mobile number', '+86 199 0000 1001');
  press('Send code');
  await act(() => waitFor(sending, (snapshot) => snapshot.matches('resting')));
  expect(send).toHaveBeenCalledExactlyOnceWith({ mobile: '19900001001' });
  expect(screen.getByRole('status').textContent).toMatch(
    /^If 19900001001 belongs to an account, a code is on its way/,
  );
  expect(isDisabled('Again in 60 s')).toBe(true);
  press('Again in 60 s');
  expect(send).toHaveBeenCalledTimes(1);
  act(() => {
    sending.send({ type: 'clock.ticked', now: now + 60_000 });
  });
  press('Send again');
  expect(send).toHaveBeenCalledTimes(2);
});

it('[VALID-025] [MSG-021] sends no code to half a number, but says so and goes back to it', async () => {
  const { send } = await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Text message' }));
  type('Mobile number', '1990000');
  press('Send code');
  expect(send).not.toHaveBeenCalled();
  expect(
    screen.getByText('Please enter the correct phone number: 11 digits, starting with 13 to 19'),
  ).toBeTruthy();
  expect(document.activeElement).toBe(field('Mobile number'));
});

it('[SCREEN-001] logs in with the code out of a pasted text message', async () => {
  const { logInByCode, heard } = await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Text message' }));
  type('Mobile number', '19900001001');
  type('Code', 'Your code is 2026. Tell nobody.');
  expect(field('Code')).toHaveProperty('value', '2026');
  fireEvent.submit(screen.getByRole('form'));
  await answered();
  const values = { mobile: '19900001001', v_code: '2026' };
  expect(logInByCode).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ values }));
  expect(heard).toEqual([{ type: 'login.succeeded', teacher: sampleTeacher }]);
  expect(screen.getByRole('status').textContent).toContain('You are logged in');
});

it('[VALID-106] [MSG-019] announces that a code is wrong', async () => {
  const { logInByCode } = await open();
  logInByCode.mockRejectedValue(refusal('wrongCredentials', 'Wrong code. Enter it again'));
  fireEvent.click(screen.getByRole('tab', { name: 'Text message' }));
  type('Mobile number', '19900001001');
  type('Code', '2026');
  fireEvent.submit(screen.getByRole('form'));
  await answered();
  expect(screen.getByRole('alert').textContent).toContain('Wrong code. Enter it again');
});

it('keeps what is typed while the other way is looked at, and by the keyboard too', async () => {
  await open();
  type('Username', 'lin');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Password' }), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Text message' }));
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Text message' }), { key: 'Home' });
  expect(field('Username')).toHaveProperty('value', 'lin');
});

it.each([
  ['zh', 'English', 'en'],
  ['en', '中文', 'zh'],
] as const)('in %s offers %s, in that language', async (language, name, other) => {
  const { heard } = await open({ language });
  expect(screen.getByRole('button', { name }).lang).toBe(other);
  press(name);
  expect(heard).toEqual([{ type: 'language.chosen', language: other }]);
});

it('[MSG-004] warns whoever comes with an old browser, and nobody else', async () => {
  await open({ isBrowserLow: true });
  expect(screen.getByText('Your browser is out of date')).toBeTruthy();
});

it('[MSG-004] does not warn of a browser that is good enough', async () => {
  await open();
  expect(screen.queryByText('Your browser is out of date')).toBeNull();
});
