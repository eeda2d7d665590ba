import { expect, it } from 'vitest';
import { selectUnread, workOrderNews } from '../../../src/machines/workOrders/workOrderNews';
import { noAnswer } from '../fakes';
import { browser } from '../parts/browser';
import { run } from '../parts/world';

/** Two tabs of one browser; the first asks. */
function pair() {
  const shared = browser();
  const open = () => {
    const tab = run(workOrderNews, { payload: { subject_id: 2 } }, shared);
    return { ...tab, unread: () => selectUnread(tab.actor.getSnapshot()) };
  };
  return { first: open(), second: open() };
}

it('[CALL-010] the unread work orders are asked for by one tab, and known in all', async () => {
  const { first, second } = pair();
  expect([first.unread(), second.unread()]).toEqual([0, 0]);
  await first.last().answer({ count: 3 });
  expect([first.unread(), second.unread()]).toEqual([3, 3]);
  expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
});

it('a work order that was read or answered changes the count in every tab', async () => {
  const { first, second } = pair();
  await first.last().answer({ count: 3 });
  for (const { signals, clock } of [first, second]) {
    signals.socket.tell({ type: 'socket.received', message: { type: 'message.changed' } });
    clock.increment(1000);
  }
  expect(first.asked).toHaveLength(1);
  for (const { signals, clock } of [first, second]) {
    signals.socket.tell({ type: 'socket.received', message: { type: 'workOrder.changed' } });
    clock.increment(1000);
  }
  await first.last().answer({ count: 2 });
  expect([first.unread(), second.unread()]).toEqual([2, 2]);
  expect(second.asked).toHaveLength(0);
});

it('[MSG-070] a failure says nothing, and the last count stays', async () => {
  const { first, second } = pair();
  await first.last().answer({ count: 3 });
  first.clock.increment(60_000);
  await first.last().fail(noAnswer());
  expect([first.unread(), second.unread()]).toEqual([3, 3]);
});
