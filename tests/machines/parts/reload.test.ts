import { createActor, createMachine, raise, setup, SimulatedClock } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persist, restore } from '../../../src/machines/parts/reload';

const waiting = createMachine({
  id: 'waiting',
  initial: 'a',
  states: {
    a: { on: { LEAVE: 'left' }, after: { 1000: { target: 'b' } } },
    b: { after: { 1000: { target: 'c' } } },
    c: {},
    left: { on: { BACK: 'a' } },
  },
});
const parent = setup({
  types: {} as { children: { child: 'waiting' } },
  actors: { waiting },
}).createMachine({
  id: 'parent',
  invoke: { id: 'child', src: 'waiting' },
});

/** As a browser's storage does. */
const stored = (kept: unknown): unknown => JSON.parse(JSON.stringify(kept));

describe('a chart over a reload', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => vi.useRealTimers());

  it('forgets its timer for good if XState alone restores it (xstate#5331)', () => {
    // Should this fail one day, XState has learnt it, and to arm the timers here is one time too many.
    const first = createActor(waiting).start();
    const snapshot = first.getPersistedSnapshot();
    const second = createActor(waiting, { snapshot }).start();
    vi.advanceTimersByTime(5_000);
    expect(second.getSnapshot().value).toBe('a');
  });

  it('waits what is left, the time while it was closed included', () => {
    const first = createActor(waiting).start();
    vi.advanceTimersByTime(400);
    const kept = stored(persist(first));
    first.stop();
    vi.advanceTimersByTime(100);
    const second = restore(waiting, kept, { now: Date.now() });
    vi.advanceTimersByTime(499);
    expect(second.getSnapshot().value).toBe('a');
    vi.advanceTimersByTime(1);
    expect(second.getSnapshot().value).toBe('b');
    vi.advanceTimersByTime(1_000);
    expect(second.getSnapshot().value).toBe('c');
  });

  it('goes on at once when its time has passed meanwhile', () => {
    const kept = stored(persist(createActor(waiting).start()));
    const late = restore(waiting, kept, { now: Date.now() + 60_000 });
    vi.advanceTimersByTime(0);
    expect(late.getSnapshot().value).toBe('b');
  });

  it('still cancels a timer when it leaves the state that waits', () => {
    const second = restore(waiting, stored(persist(createActor(waiting).start())), {
      now: Date.now(),
    });
    second.send({ type: 'LEAVE' });
    vi.advanceTimersByTime(5_000);
    expect(second.getSnapshot().value).toBe('left');
    second.send({ type: 'BACK' });
    vi.advanceTimersByTime(999);
    expect(second.getSnapshot().value).toBe('a');
  });

  it('keeps its timers over several reloads', () => {
    let actor = createActor(waiting).start();
    for (let reload = 0; reload < 9; reload++) {
      vi.advanceTimersByTime(100);
      const kept = stored(persist(actor));
      actor.stop();
      actor = restore(waiting, kept, { now: Date.now() });
    }
    expect(actor.getSnapshot().value).toBe('a');
    vi.advanceTimersByTime(100);
    expect(actor.getSnapshot().value).toBe('b');
  });

  it('keeps the timers of the charts that it runs', () => {
    const first = createActor(parent).start();
    vi.advanceTimersByTime(400);
    const second = restore(parent, stored(persist(first)), { now: Date.now() });
    vi.advanceTimersByTime(600);
    expect(second.getSnapshot().children.child?.getSnapshot().value).toBe('b');
  });

  it('keeps a delayed raise, though it has no id, with its payload', () => {
    const machine = setup({
      types: {} as { events: { type: 'said'; word: string } },
    }).createMachine({
      id: 'm',
      entry: raise({ type: 'said', word: 'hello' }, { delay: 100 }),
      initial: 'a',
      states: {
        a: { on: { said: { guard: ({ event }) => event.word === 'hello', target: 'b' } } },
        b: {},
      },
    });
    const second = restore(machine, stored(persist(createActor(machine).start())), {
      now: Date.now(),
    });
    vi.advanceTimersByTime(100);
    expect(second.getSnapshot().value).toBe('b');
  });

  it('takes the options of any actor', () => {
    const clock = new SimulatedClock();
    const kept = persist(createActor(waiting).start());
    const second = restore(waiting, kept, { now: Date.now(), clock });
    clock.increment(1_000);
    expect(second.getSnapshot().value).toBe('b');
  });

  it.each([null, {}, { snapshot: {}, timers: [] }, { snapshot: { status: 'active' } }])(
    'refuses to start from %j',
    (kept) => {
      expect(() => restore(waiting, kept, { now: 0 })).toThrow();
    },
  );
});
