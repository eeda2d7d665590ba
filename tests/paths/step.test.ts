import { assign, cancel, createActor, createMachine, emit, raise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { advance, begin, type Stimulus } from '../../src/paths';

const event = (type: string): Stimulus => ({ kind: 'event', event: { type }, index: 0 });
const after = (delay: number): Stimulus => ({ kind: 'after', delay, event: { type: 'any' } });
const timersOf = (step: ReturnType<typeof begin>) =>
  step.state.timers.map(({ event, left }) => [event.type, left]);

describe('a pure step', () => {
  it('shows every transition of a macrostep: sent, raised, always and of a finished region', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { GO: { target: 'b', actions: raise({ type: 'ON' }) } } },
        b: { on: { ON: 'c' } },
        c: { initial: 'x', onDone: 'd', states: { x: { always: 'y' }, y: { type: 'final' } } },
        d: {},
      },
    });
    expect(advance(machine, begin(machine, undefined).state, event('GO')).taken).toEqual([
      'm.a|GO|0',
      'm.b|ON|0',
      'm.c.x|always|0',
      'm.c|xstate.done.state.m.c|0',
    ]);
  });

  it('shows what is taken before the first event', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: { always: 'b' }, b: {} } });
    expect(begin(machine, undefined).taken).toEqual(['m.a|always|0']);
  });

  it('takes the same transitions as a running actor shows: the contract with XState', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { X: 'b' } }, b: {} },
    });
    const shown: string[] = [];
    const actor = createActor(machine, {
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        shown.push(...inspected._transitions.map(({ source }) => source.id));
      },
    }).start();
    actor.send({ type: 'X' });
    expect(shown).toEqual(['m.a']);
    expect(advance(machine, begin(machine, undefined).state, event('X')).taken).toEqual([
      'm.a|X|0',
    ]);
  });

  it('changes neither the state that it starts from nor the world', () => {
    let carriedOut = 0;
    const machine = createMachine({
      id: 'm',
      context: { count: 0 },
      on: {
        X: { actions: [assign({ count: ({ context }) => context.count + 1 }), () => carriedOut++] },
      },
    });
    const { state } = begin(machine, undefined);
    const next = advance(machine, state, event('X'));
    expect(state.snapshot.context).toEqual({ count: 0 });
    expect(next.state.snapshot.context).toEqual({ count: 1 });
    expect(carriedOut).toBe(0);
    expect(next.effects).toHaveLength(1);
  });

  it('tells what is emitted, and what an actor is started with', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { GO: { target: 'b', actions: emit({ type: 'gone', far: 3 }) } } },
        b: { invoke: { src: createMachine({}), input: { speed: 9 } } },
      },
    });
    const { effects } = advance(machine, begin(machine, undefined).state, event('GO'));
    expect(effects).toEqual([
      'xstate.emit {"event":{"far":3,"type":"gone"}}',
      'xstate.spawnChild {"input":{"speed":9},"src":"xstate.invoke.0.m.b"}',
    ]);
  });
});

describe('timers', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        entry: raise({ type: 'WARN' }, { delay: 300, id: 'warning' }),
        on: {
          HUSH: { actions: cancel('warning') },
          WARN: {},
          OUT: 'b',
          BACK: { target: 'a', reenter: true },
        },
        after: { 1000: 'b', 200: { guard: () => false, target: 'b' } },
      },
      b: {},
    },
  });
  const start = begin(machine, undefined);

  it('are set by after and by a delayed raise', () => {
    expect(timersOf(start)).toEqual([
      ['WARN', 300],
      ['xstate.after.200.m.a', 200],
      ['xstate.after.1000.m.a', 1000],
    ]);
  });

  it('are cancelled by id, and by leaving the state', () => {
    const hushed = advance(machine, start.state, event('HUSH'));
    expect(timersOf(hushed).map(([type]) => type)).not.toContain('WARN');
    const left = advance(machine, hushed.state, event('OUT'));
    expect(timersOf(left)).toEqual([]);
  });

  it('end with the chart, though nothing cancels them', () => {
    const ending = createMachine({
      id: 'm',
      entry: raise({ type: 'LATE' }, { delay: 300 }),
      initial: 'a',
      states: { a: { on: { END: 'b' } }, b: { type: 'final' } },
    });
    const ended = advance(ending, begin(ending, undefined).state, event('END'));
    expect([ended.state.snapshot.status, timersOf(ended)]).toEqual(['done', []]);
  });

  it('are used up by firing, though a guard is closed', () => {
    const later = advance(machine, start.state, after(200));
    expect(later.taken).toEqual([]);
    expect(timersOf(later)).toEqual([
      ['WARN', 100],
      ['xstate.after.1000.m.a', 800],
    ]);
  });

  it('start anew when their state is entered anew', () => {
    const later = advance(machine, start.state, after(200));
    const again = advance(machine, later.state, event('BACK'));
    expect(timersOf(again)).toContainEqual(['xstate.after.1000.m.a', 1000]);
  });

  it('that are due together fire in the order in which they were set, as on a simulated clock', () => {
    const noting = (letter: string) =>
      assign({ said: ({ context }: { context: { said: string } }) => context.said + letter });
    const together = createMachine({
      id: 'm',
      context: { said: '' },
      entry: [raise({ type: 'B' }, { delay: 50 }), raise({ type: 'A' }, { delay: 50 })],
      on: {
        A: { actions: noting('a') },
        B: { actions: [noting('b'), raise({ type: 'A' }, { delay: 0 })] },
      },
    });
    const clock = new SimulatedClock();
    const actor = createActor(together, { clock }).start();
    clock.increment(50);
    const step = advance(together, begin(together, undefined).state, after(50));
    expect(step.state.snapshot.context).toEqual({ said: 'baa' });
    expect(actor.getSnapshot().context).toEqual(step.state.snapshot.context);
  });
});
