import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { logout, selectIsAskingToLeave } from '../../../src/machines/account/logout';
import { heardFrom } from '../fakes';

function start() {
  const actor = createActor(logout);
  const heard = heardFrom(actor);
  actor.start();
  return { actor, heard };
}

it('[SHELL-013] asks first, and leaves nobody who thinks better of it', () => {
  const { actor, heard } = start();
  actor.send({ type: 'logout.requested' });
  expect(selectIsAskingToLeave(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'logout.cancelled' });
  expect(selectIsAskingToLeave(actor.getSnapshot())).toBe(false);
  expect(heard).toEqual([]);
});

it('[SHELL-013] logs out once, when it is confirmed', () => {
  const { actor, heard } = start();
  actor.send({ type: 'logout.confirmed' });
  expect(heard).toEqual([]);
  actor.send({ type: 'logout.requested' });
  actor.send({ type: 'logout.confirmed' });
  actor.send({ type: 'logout.confirmed' });
  expect(heard).toEqual([{ type: 'logout.confirmed' }]);
});
