import { expect, it } from 'vitest';
import { gate, TurnTooLate } from '../../server/gate';

/** Work that goes on until it is told to end. */
function work() {
  let end: (value: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const state = { isBegun: false };
  const run = () => {
    state.isBegun = true;
    return ended;
  };
  return {
    state,
    run,
    end: (value: string) => {
      end(value);
    },
  };
}

it('so much heavy work runs at a time, the rest in the order in which it came', async () => {
  const pass = gate(2, 1000);
  const works = [work(), work(), work(), work()];
  const done = works.map(({ run }) => pass(run));
  const begun = () => works.map(({ state }) => state.isBegun);
  expect(begun()).toEqual([true, true, false, false]);
  works[1]?.end('second');
  expect(await done[1]).toBe('second');
  expect(begun()).toEqual([true, true, true, false]);
  // The place was handed on, not given up.
  const last = work();
  const lastDone = pass(last.run);
  expect(last.state.isBegun).toBe(false);
  last.end('last');
  for (const [at, one] of works.entries()) one.end(String(at));
  expect(await Promise.all([...done, lastDone])).toEqual(['0', 'second', '2', '3', 'last']);
});

it('work that fails gives its place up, and work whose turn comes too late is not begun', async () => {
  const pass = gate(1, 20);
  const [slow, late, next] = [work(), work(), work()];
  const failing = pass(() => slow.run().then(() => Promise.reject(new Error('lost'))));
  const waiting = pass(late.run);
  await new Promise((resolve) => setTimeout(resolve, 40));
  slow.end('');
  await expect(failing).rejects.toThrow('lost');
  await expect(waiting).rejects.toThrow(TurnTooLate);
  expect(late.state.isBegun).toBe(false);
  next.end('done');
  expect(await pass(next.run)).toBe('done');
});
