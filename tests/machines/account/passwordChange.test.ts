import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { checkUserPassword, updatePassword } from '../../../src/contract/account';
import { passwordChange } from '../../../src/machines/account/passwordChange';
import {
  errorOf,
  selectAttempts,
  selectFailure,
  selectIsEditable,
} from '../../../src/machines/parts/form/selectors';
import { answering, heardFrom, noAnswer, refusal } from '../fakes';

const selectPasswordError = errorOf('password');
const selectConfirmationError = errorOf('confirmation');
const willing = answering(updatePassword, () => ({}));
const zhou = { userId: 101, userName: 'zhou' };
const knowing = answering(checkUserPassword, () => zhou);
const input = { username: 'zhou', subjectId: 2 };

function start(save = willing, show = knowing) {
  const actor = createActor(passwordChange.provide({ actors: { save, prove: show } }), { input });
  const heard = heardFrom(actor);
  actor.start();
  return {
    actor,
    heard,
    snapshot: () => actor.getSnapshot(),
    fill: (password: string, confirmation = password) => {
      actor.send({ type: 'field.changed', field: 'current', value: 'spring2026' });
      actor.send({ type: 'field.changed', field: 'password', value: password });
      actor.send({ type: 'field.changed', field: 'confirmation', value: confirmation });
    },
    submit: () => {
      actor.send({ type: 'submit.requested' });
      return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}

describe('a new password', () => {
  it('[PWD-01] [PWD-03] [CALL-011] is sent trimmed, once; then it is forgotten', async () => {
    const asked = vi.fn(() => ({}));
    const { actor, fill, submit, snapshot, heard } = start(answering(updatePassword, asked));
    fill(' autumn2026 ', 'autumn2026');
    const done = submit();
    actor.send({ type: 'submit.requested' });
    await done;
    expect(asked).toHaveBeenCalledExactlyOnceWith({ password: 'autumn2026' });
    expect(snapshot().matches('changed')).toBe(true);
    expect(JSON.stringify(snapshot().context)).not.toMatch(/(autumn|spring)2026/);
    expect(heard).toEqual([]);
  });

  it.each([
    ['[VALID-003] nothing', '', '', { password: 'required', confirmation: 'required' }],
    ['[VALID-004] one that is short', 'abc12', 'abc12', { password: 'passwordFormat' }],
    ['[VALID-005] letters alone', 'abcdefg', 'abcdefg', { password: 'passwordFormat' }],
    ['[VALID-012] two that differ', 'autumn2026', 'winter2026', { confirmation: 'mismatch' }],
  ])('[PWD-02] [VALID-007] %s makes no call, and says why', async (_, one, other, errors) => {
    const asked = vi.fn(() => ({}));
    const { fill, submit } = start(answering(updatePassword, asked));
    fill(one, other);
    const snapshot = await submit();
    expect(asked).not.toHaveBeenCalled();
    expect(selectAttempts(snapshot)).toBe(1);
    expect(snapshot.context.errors).toMatchObject(errors);
  });

  it('[VALID-006] is checked when its field is left', () => {
    const { actor, fill, snapshot } = start();
    fill('abc', '');
    expect(selectPasswordError(snapshot())).toBeUndefined();
    actor.send({ type: 'field.left', field: 'password' });
    expect(selectPasswordError(snapshot())).toBe('passwordFormat');
    expect(selectConfirmationError(snapshot())).toBeUndefined();
    fill('autumn2026');
    expect(selectPasswordError(snapshot())).toBeUndefined();
  });
});

it('[PWD-04] [MSG-058] is followed by logging in again, once the person has read of it', async () => {
  const { actor, fill, submit, snapshot, heard } = start();
  fill('autumn2026');
  await submit();
  actor.send({ type: 'success.confirmed' });
  expect(snapshot().matches('loggedOut')).toBe(true);
  expect(heard).toEqual([{ type: 'session.ended' }]);
});

it('[PWD-05] [PWD-06] [MSG-057] that is not saved says so, and leads back to what was typed', async () => {
  const { actor, fill, submit, snapshot } = start(
    answering(updatePassword, () => Promise.reject(noAnswer())),
  );
  fill('autumn2026');
  expect(selectFailure(await submit())?.message.key).toBe('shell:failure.network');
  expect(selectIsEditable(snapshot())).toBe(false);
  actor.send({ type: 'failure.closed' });
  expect(selectIsEditable(snapshot())).toBe(true);
  expect(selectFailure(snapshot())).toBeNull();
  expect(snapshot().context.values.password).toBe('autumn2026');
});

it('shows at its field what the server alone refuses, until that is changed', async () => {
  const issues = [{ field: 'password', rule: 'passwordFormat' }];
  const refusing = answering(updatePassword, () =>
    Promise.reject(refusal('badPayload', 'no', { issues })),
  );
  const { actor, fill, submit, snapshot } = start(refusing);
  fill('autumn2026');
  await submit();
  actor.send({ type: 'failure.closed' });
  expect(selectPasswordError(snapshot())).toBe('passwordFormat');
  fill('winter2026');
  expect(selectPasswordError(snapshot())).toBeUndefined();
});

describe('the current password', () => {
  const refusing = () => Promise.reject(refusal('wrongCredentials', 'no'));

  it('is shown first; a wrong one is said at its field, and nothing is changed', async () => {
    const show = vi.fn(refusing);
    const save = vi.fn(() => ({}));
    const { fill, submit } = start(
      answering(updatePassword, save),
      answering(checkUserPassword, show),
    );
    fill('autumn2026');
    const snapshot = await submit();
    expect(show).toHaveBeenCalledExactlyOnceWith({
      ...{ subject_id: 2, uname: 'zhou', password: 'spring2026' },
    });
    expect(save).not.toHaveBeenCalled();
    expect(errorOf('current')(snapshot)).toBe('wrong');
    expect(selectIsEditable(snapshot)).toBe(true);
  });

  it('is not shown again where the answer to the change was lost', async () => {
    const show = vi.fn(() => zhou);
    const save = vi.fn(() => Promise.reject(noAnswer()));
    const { actor, fill, submit } = start(
      answering(updatePassword, save),
      answering(checkUserPassword, show),
    );
    fill('autumn2026');
    await submit();
    actor.send({ type: 'failure.closed' });
    await submit();
    expect([show.mock.calls.length, save.mock.calls.length]).toEqual([1, 2]);
  });

  it('[CALL-011] is shown again where it was changed after it was seen', async () => {
    const show = vi.fn(() => zhou);
    const { actor, fill, submit } = start(
      answering(updatePassword, () => Promise.reject(noAnswer())),
      answering(checkUserPassword, show),
    );
    fill('autumn2026');
    await submit();
    actor.send({ type: 'failure.closed' });
    actor.send({ type: 'field.changed', field: 'current', value: 'wrong111' });
    await submit();
    expect(show).toHaveBeenLastCalledWith({ subject_id: 2, uname: 'zhou', password: 'wrong111' });
  });

  it('is shown again where the server no longer knows of it', async () => {
    const show = vi.fn(() => zhou);
    const { actor, fill, submit } = start(
      answering(updatePassword, refusing),
      answering(checkUserPassword, show),
    );
    fill('autumn2026');
    await submit();
    actor.send({ type: 'failure.closed' });
    await submit();
    expect(show).toHaveBeenCalledTimes(2);
  });
});
