import { createActor, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { login, queryLimit } from '../../../src/contract/account';
import {
  passwordLogin,
  selectIsCapsLockOn,
  selectIsLoggingIn,
  selectWait,
} from '../../../src/machines/account/passwordLogin';
import {
  selectAttempts,
  selectErrors,
  selectFailure,
} from '../../../src/machines/parts/form/selectors';
import { sampleTeacher } from '../../../src/machines/shell/navigationGuard.paths';
import { answering, noAnswer, refusal, silent } from '../fakes';

const now = Date.parse('2026-11-20T08:30:00+08:00');
const wrong = refusal('wrongCredentials', 'Not right');
const welcoming = {
  logIn: answering(login, () => ({ teacher_info: sampleTeacher })),
  askLimit: answering(queryLimit, () => ({ is_limit: 0 as const, seconds: 0 })),
};

function start(actors: Partial<typeof welcoming> = {}) {
  const actor = createActor(passwordLogin.provide({ actors: { ...welcoming, ...actors } })).start();
  const fill = (uname: string, password: string) => {
    actor.send({ type: 'field.changed', field: 'uname', value: uname });
    actor.send({ type: 'field.changed', field: 'password', value: password });
  };
  return {
    actor,
    fill,
    snapshot: () => actor.getSnapshot(),
    submit: () => {
      fill('lin', 'spring2026');
      actor.send({ type: 'submit.requested' });
    },
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
  };
}

const refusing = (error: Error) => answering(login, () => Promise.reject(error));

it('[VALID-001] [VALID-002] [MSG-002] sends nothing while a field is empty, and says which', () => {
  const { actor, fill, snapshot } = start({ logIn: silent(login) });
  expect(selectErrors(snapshot())).toEqual({});
  actor.send({ type: 'submit.requested' });
  expect(selectErrors(snapshot())).toEqual({ uname: 'required', password: 'required' });
  expect(selectAttempts(snapshot())).toBe(1);
  fill('  ', 'spring2026');
  expect(selectErrors(snapshot())).toEqual({ uname: 'required' });
  actor.send({ type: 'submit.requested' });
  expect(selectAttempts(snapshot())).toBe(2);
  expect(selectIsLoggingIn(snapshot())).toBe(false);
});

it('[CALL-077] sends the username trimmed and the password as it is, once, and hands the teacher on', async () => {
  const asked = vi.fn(() => ({ teacher_info: sampleTeacher }));
  const { actor, fill, settled, snapshot } = start({ logIn: answering(login, asked) });
  fill(' lin ', ' spring 2026 ');
  actor.send({ type: 'submit.requested' });
  actor.send({ type: 'submit.requested' });
  actor.send({ type: 'field.changed', field: 'uname', value: 'other' });
  await settled();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ uname: 'lin', password: ' spring 2026 ' });
  expect(snapshot().output).toEqual({ teacher: sampleTeacher });
});

it('[MSG-001] says why it did not work, until something is changed', async () => {
  const { actor, submit, settled, snapshot } = start({ logIn: refusing(wrong) });
  submit();
  const message = { key: 'shell:failure.said', values: { sentence: 'Not right' } };
  expect(selectFailure(await settled())?.message).toEqual(message);
  actor.send({ type: 'field.changed', field: 'password', value: 'summer2026' });
  expect(selectFailure(snapshot())).toBeNull();
});

it.each([
  ['[MSG-063] a disabled account', refusal('loginRefused', 'Disabled'), 'shell:failure.said'],
  ['no answer', noAnswer(), 'shell:failure.network'],
])('says so of %s and asks for no limit', async (_, error, key) => {
  const asked = vi.fn(() => ({ is_limit: 0 as const, seconds: 0 }));
  const askLimit = answering(queryLimit, asked);
  const { submit, settled } = start({ logIn: refusing(error), askLimit });
  submit();
  expect(selectFailure(await settled())?.message.key).toBe(key);
  expect(asked).not.toHaveBeenCalled();
});

it('[CALL-080] after too many tries waits as long as the server says, and counts down', async () => {
  const asked = vi.fn(() => ({ is_limit: 1 as const, seconds: 40 }));
  const { actor, submit, settled, snapshot } = start({
    logIn: refusing(wrong),
    askLimit: answering(queryLimit, asked),
  });
  actor.send({ type: 'clock.ticked', now });
  submit();
  await settled();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ uname: 'lin' });
  expect(selectWait(snapshot())).toBe(40);
  expect(selectFailure(snapshot())).toBeNull();
  expect(snapshot().can({ type: 'submit.requested' })).toBe(false);
  actor.send({ type: 'clock.ticked', now: now + 39_001 });
  expect(selectWait(snapshot())).toBe(1);
  actor.send({ type: 'clock.ticked', now: now + 40_000 });
  expect(selectWait(snapshot())).toBeNull();
  expect(snapshot().can({ type: 'submit.requested' })).toBe(true);
});

it('lets another username in at once, and keeps what is typed while it waits', async () => {
  const askLimit = answering(queryLimit, () => ({ is_limit: 1 as const, seconds: 40 }));
  const { actor, submit, settled, snapshot } = start({ logIn: refusing(wrong), askLimit });
  submit();
  await settled();
  actor.send({ type: 'field.changed', field: 'password', value: 'summer2026' });
  expect(selectWait(snapshot())).not.toBeNull();
  expect(snapshot().context.values.password).toBe('summer2026');
  actor.send({ type: 'field.changed', field: 'uname', value: 'other' });
  expect(selectWait(snapshot())).toBeNull();
});

it('is none the worse when nobody says how long to wait', async () => {
  const askLimit = answering(queryLimit, () => Promise.reject(noAnswer()));
  const { submit, settled } = start({ logIn: refusing(wrong), askLimit });
  submit();
  expect(selectFailure(await settled())?.message.values).toEqual({ sentence: 'Not right' });
});

it('notes whether Caps Lock is on', () => {
  const { actor, snapshot } = start();
  actor.send({ type: 'capsLock.seen', isOn: true });
  expect(selectIsCapsLockOn(snapshot())).toBe(true);
  actor.send({ type: 'capsLock.seen', isOn: false });
  expect(selectIsCapsLockOn(snapshot())).toBe(false);
});
