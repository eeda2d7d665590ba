import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { login as loginCall, type loginByCode, sendLoginCode } from '../../../src/contract/account';
import type { PayloadOf } from '../../../src/contract/call';
import type { Draft } from '../../../src/domain/draft';
import { codeLogin } from '../../../src/machines/account/codeLogin';
import { codeSending } from '../../../src/machines/account/codeSending';
import {
  login,
  selectCodeLogin,
  selectHasEntered,
  selectIsBrowserLow,
  selectIsCodeWay,
  selectPasswordLogin,
} from '../../../src/machines/account/login';
import { passwordLogin } from '../../../src/machines/account/passwordLogin';
import { errorOf, selectFailure } from '../../../src/machines/parts/form/selectors';
import type { Submission } from '../../../src/machines/parts/form/types';
import type { LocalLogic } from '../../../src/machines/parts/local';
import { sampleTeacher } from '../../../src/machines/shell/navigationGuard.paths';
import { answering, heardFrom, refusal, silent } from '../fakes';

const mobile = '19900001001';
type Sent = Submission<PayloadOf<typeof loginByCode>, Record<string, never>>;

interface Setting {
  readonly found?: Draft | null;
  readonly byCode?: (input: Sent) => Promise<{ teacher_info: typeof sampleTeacher }>;
}

const welcome = () => Promise.resolve({ teacher_info: sampleTeacher });

function start({ found = null, byCode = welcome }: Setting = {}) {
  const recallSent: LocalLogic<'draft.load'> = Object.assign(
    fromPromise<Draft | null, { key: string }>(() => Promise.resolve(found)),
    { local: 'draft.load' as const },
  );
  const chart = login.provide({
    actors: {
      passwordLogin: passwordLogin.provide({
        actors: { logIn: answering(loginCall, () => ({ teacher_info: sampleTeacher })) },
      }),
      codeLogin: codeLogin.provide({
        actors: {
          submit: fromPromise<{ teacher_info: typeof sampleTeacher }, Sent>(({ input }) =>
            byCode(input),
          ),
        },
      }),
      codeSending: codeSending.provide({
        actors: { sendCode: silent(sendLoginCode), recallSent },
      }),
    },
  });
  const actor = createActor(chart, { input: { isBrowserLow: false, ending: null } });
  const heard = heardFrom(actor);
  actor.start();
  const password = selectPasswordLogin(actor.getSnapshot());
  const code = selectCodeLogin(actor.getSnapshot());
  if (password === undefined || code === undefined) throw new Error('a way to log in is missing');
  return {
    actor,
    heard,
    password,
    code,
    entered: () => waitFor(actor, selectHasEntered),
  };
}

const success = { type: 'login.succeeded', teacher: sampleTeacher };

it('[VALID-001] logs in with username and password, and tells the app who it is', async () => {
  const { heard, password, entered } = start();
  password.send({ type: 'field.changed', field: 'uname', value: 'lin' });
  password.send({ type: 'field.changed', field: 'password', value: 'spring2026' });
  password.send({ type: 'submit.requested' });
  await entered();
  expect(heard).toEqual([success]);
});

it('[SCREEN-001] [CALL-079] logs in with mobile and code, and tells the app who it is', async () => {
  const byCode = vi.fn(welcome);
  const { heard, code, entered } = start({ byCode });
  code.send({ type: 'field.changed', field: 'mobile', value: mobile });
  code.send({ type: 'field.changed', field: 'v_code', value: '2026' });
  code.send({ type: 'submit.requested' });
  await entered();
  expect(byCode).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ values: { mobile, v_code: '2026' } }),
  );
  expect(heard).toEqual([success]);
});

it.each([
  ['required', ''],
  ['smsCode', '202'],
  ['smsCode', '20267'],
  ['smsCode', '20a6'],
])('[VALID-026] [VALID-027] asks for four digits: %s', (rule, value) => {
  const { code } = start();
  code.send({ type: 'field.changed', field: 'v_code', value });
  expect(errorOf('v_code')(code.getSnapshot())).toBeUndefined();
  code.send({ type: 'submit.requested' });
  expect(errorOf('v_code')(code.getSnapshot())).toBe(rule);
});

it('[VALID-106] [MSG-019] says that a code is wrong, and takes another', async () => {
  const byCode = vi
    .fn(welcome)
    .mockRejectedValueOnce(refusal('wrongCredentials', 'The code is wrong, enter it again'));
  const { code, entered } = start({ byCode });
  code.send({ type: 'field.changed', field: 'mobile', value: mobile });
  code.send({ type: 'field.changed', field: 'v_code', value: '2026' });
  code.send({ type: 'submit.requested' });
  await waitFor(code, (snapshot) => snapshot.hasTag('failed'));
  expect(selectFailure(code.getSnapshot())?.message.values).toEqual({
    sentence: 'The code is wrong, enter it again',
  });
  code.send({ type: 'field.changed', field: 'v_code', value: '2027' });
  code.send({ type: 'submit.requested' });
  await entered();
});

it('keeps what was typed on one side while the other is shown', () => {
  const { actor, password, code } = start();
  password.send({ type: 'field.changed', field: 'uname', value: 'lin' });
  actor.send({ type: 'codeWay.chosen' });
  expect(selectIsCodeWay(actor.getSnapshot())).toBe(true);
  code.send({ type: 'field.changed', field: 'mobile', value: mobile });
  actor.send({ type: 'passwordWay.chosen' });
  expect(selectIsCodeWay(actor.getSnapshot())).toBe(false);
  expect(password.getSnapshot().context.values.uname).toBe('lin');
  expect(code.getSnapshot().context.values.mobile).toBe(mobile);
});

it('opens at the code after a reload that came between sending and typing it', async () => {
  const { actor, code } = start({ found: { content: { mobile }, savedAt: 1 } });
  await waitFor(actor, selectIsCodeWay);
  expect(code.getSnapshot().context.values).toEqual({ mobile, v_code: '' });
});

it('passes on the language that is chosen', () => {
  const { actor, heard } = start();
  actor.send({ type: 'language.chosen', language: 'en' });
  expect(heard).toEqual([{ type: 'language.chosen', language: 'en' }]);
});

it('[MSG-004] knows that the browser is too low', () => {
  const actor = createActor(login, { input: { isBrowserLow: true, ending: null } });
  expect(selectIsBrowserLow(actor.getSnapshot())).toBe(true);
});
