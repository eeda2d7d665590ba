import { createActor, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { loginByToken } from '../../../src/contract/account';
import {
  selectCanRetryToken,
  selectTokenFailure,
  tokenLogin,
} from '../../../src/machines/account/tokenLogin';
import { sampleTeacher } from '../../../src/machines/shell/navigationGuard.paths';
import { answering, heardFrom, noAnswer, refusal } from '../fakes';

const welcome = () => ({ teacher_info: sampleTeacher });

function start(token: string, answer: () => { teacher_info: typeof sampleTeacher } = welcome) {
  const asked = vi.fn(answer);
  const chart = tokenLogin.provide({ actors: { logIn: answering(loginByToken, asked) } });
  const actor = createActor(chart, { input: { token } });
  const heard = heardFrom(actor);
  actor.start();
  return {
    actor,
    asked,
    heard,
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
  };
}

const failing = (error: Error) => () => {
  throw error;
};

it('[CALL-078] logs in by itself, and tells the app who it is', async () => {
  const { asked, heard, settled } = start('k1');
  expect((await settled()).hasTag('done')).toBe(true);
  expect(asked).toHaveBeenCalledExactlyOnceWith({ token: 'k1' });
  expect(heard).toEqual([{ type: 'login.succeeded', teacher: sampleTeacher }]);
});

it('[MSG-003] says so of a link without a token, and asks nobody', async () => {
  const { asked, settled } = start('');
  expect(selectTokenFailure(await settled())).toEqual({ key: 'account:tokenLogin.incomplete' });
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['[MSG-063] of a disabled account', 'loginRefused'],
  ['of a link that has been used', 'wrongCredentials'],
] as const)('[MSG-003] says why it does not work %s', async (_, code) => {
  const { heard, settled } = start('k1', failing(refusal(code, 'Disabled')));
  const snapshot = await settled();
  expect(selectTokenFailure(snapshot)?.values).toEqual({ sentence: 'Disabled' });
  expect(selectCanRetryToken(snapshot)).toBe(false);
  expect(heard).toEqual([]);
});

it('can be tried again after no answer', async () => {
  const answer = vi.fn(welcome).mockImplementationOnce(failing(noAnswer('timeout')));
  const { actor, settled } = start('k1', answer);
  const snapshot = await settled();
  expect(selectTokenFailure(snapshot)).toEqual({ key: 'shell:failure.timeout' });
  expect(selectCanRetryToken(snapshot)).toBe(true);
  actor.send({ type: 'retry.requested' });
  expect(selectTokenFailure(actor.getSnapshot())).toBeNull();
  expect((await settled()).hasTag('done')).toBe(true);
});
