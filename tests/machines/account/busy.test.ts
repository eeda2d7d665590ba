import { createActor, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import { busy, selectBusyWait, selectTurnedAway } from '../../../src/machines/account/busy';
import { heardFrom } from '../fakes';

const now = Date.parse('2026-11-20T08:30:00+08:00');

function start() {
  const clock = new SimulatedClock();
  const input = { subjectId: 2, path: '/home/summary', requestId: 'r7' };
  const actor = createActor(busy, { clock, input });
  const heard = heardFrom(actor);
  actor.start();
  return { actor, clock, heard };
}

it('[CODE-005] says which request was turned away', () => {
  const { actor } = start();
  expect(selectTurnedAway(actor.getSnapshot())).toEqual({ path: '/home/summary', requestId: 'r7' });
});

it('counts down from the first tick, and takes no try before', () => {
  const { actor, clock, heard } = start();
  expect(selectBusyWait(actor.getSnapshot())).toBe(10);
  actor.send({ type: 'clock.ticked', now });
  actor.send({ type: 'clock.ticked', now: now + 3500 });
  expect(selectBusyWait(actor.getSnapshot())).toBe(7);
  actor.send({ type: 'retry.requested' });
  clock.increment(9_999);
  expect(selectBusyWait(actor.getSnapshot())).not.toBeNull();
  expect(heard).toEqual([]);
  clock.increment(1);
  expect(selectBusyWait(actor.getSnapshot())).toBeNull();
});

it('leads home, once, when it is tried again', () => {
  const { actor, clock, heard } = start();
  clock.increment(10_000);
  actor.send({ type: 'retry.requested' });
  actor.send({ type: 'retry.requested' });
  expect(heard).toEqual([{ type: 'page.requested', to: '/home?subject_id=2', replace: true }]);
});
