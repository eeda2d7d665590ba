import { assign, createMachine, emit, fromPromise, raise, sendParent, setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  explore,
  PathDivergence,
  plan,
  proveChart,
  replay,
  runPath,
  transitionGoals,
} from '../../src/paths';
import type { AnyCatalogue } from '../../src/paths';
import { claim, claimPaths } from './charts/claim';

/** What is said when one chart runs in the place of another. */
function complaint(
  machine: AnyStateMachine,
  subject: AnyStateMachine,
  catalogue: AnyCatalogue = {},
) {
  try {
    proveChart(machine, catalogue, { subject });
    return 'nothing';
  } catch (error) {
    return error instanceof PathDivergence ? error.message : `not a divergence: ${String(error)}`;
  }
}

describe('running a path on a live actor', () => {
  it('does what the pure run predicts, for every path of a real workflow', () => {
    const graph = explore(claim, claimPaths);
    for (const path of plan(graph, transitionGoals()).paths) {
      const predicted = replay(graph, path).flatMap(({ taken }) => taken);
      expect(runPath(graph, path).taken).toEqual(predicted);
    }
  });

  it('covers every transition, and sends every event that is not allowed', () => {
    const proof = proveChart(claim, claimPaths);
    expect(proof).toMatchObject({ total: 27, covered: 27, missing: [], unreachable: [] });
    expect(proof.truncated).toBe(false);
    expect(proof.paths.length).toBeGreaterThanOrEqual(proof.lowerBound);
    expect(proof.refused).toBeGreaterThan(300);
  });

  it('starts with the input that the path says', () => {
    const inputs = { senior: { senior: true }, junior: { senior: false } };
    expect(proveChart(claim, { ...claimPaths, inputs }).missing).toEqual([]);
  });

  it('names the step, the path and what differs', () => {
    const subject = claim.provide({ guards: { isLarge: () => false } });
    const lines = complaint(claim, subject, claimPaths).split('\n');
    expect(lines[0]).toMatch(
      /^Chart "claim" diverges at step \d+ of \d+, page.turned, of the path$/,
    );
    expect(lines[1]).toMatch(/^ {2}start\(senior\) → claim.opened → /);
    expect(lines).toContain('  state: expected "review", not "storing"');
    expect(lines).toContain('  actors: expected nothing, not store');
  });
});

describe('a live actor that differs', () => {
  const machine = (options: {
    isHeard?: boolean;
    delay?: number;
    said?: string;
    counts?: boolean;
    throws?: boolean;
  }) =>
    setup({
      types: {} as { context: { count: number }; emitted: { type: 'said'; word: string } },
      actions: {
        count: assign({ count: options.counts === false ? 0 : 1 }),
        say: emit({ type: 'said', word: options.said ?? 'yes' }),
        work: () => {
          if (options.throws === true) throw new Error('broken');
        },
      },
      guards: { isHeard: () => options.isHeard === true },
    }).createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: {
        a: { on: { GO: { target: 'b', actions: ['say', 'count', 'work'] } } },
        b: {
          on: { BACK: 'a', GO: { guard: 'isHeard' } },
          after: { [options.delay ?? 100]: { target: 'a' } },
        },
      },
    });

  it('in nothing is not complained of', () => {
    expect(complaint(machine({}), machine({}))).toBe('nothing');
  });

  it('in its context is found', () => {
    expect(complaint(machine({}), machine({ counts: false }))).toContain(
      'context: expected {"count":1}, not {"count":0}',
    );
  });

  it('in what it tells the world is found', () => {
    expect(complaint(machine({}), machine({ said: 'no' }))).toContain(
      'effects: expected xstate.emit',
    );
  });

  it('in a pending timer is found', () => {
    expect(complaint(machine({}), machine({ delay: 101 }))).toContain('timers: expected');
  });

  it('in firing too early is found, though a timer does not show', () => {
    const timing = (delay: number) =>
      createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { after: { [delay]: { target: 'b' } } }, b: {} },
      });
    expect(() => proveChart(timing(100), {}, { subject: timing(99), blackBox: true })).toThrow(
      'a millisecond too early:\n  state: expected "a", not "b"',
    );
    expect(() => proveChart(timing(100), {}, { subject: timing(101), blackBox: true })).toThrow(
      'state: expected "b", not "a"',
    );
    expect(() =>
      proveChart(timing(100), {}, { subject: timing(100), blackBox: true }),
    ).not.toThrow();
  });

  it('in hearing an event that is not allowed is found', () => {
    expect(complaint(machine({}), machine({ isHeard: true }))).toContain(
      'then GO, which is not allowed here:',
    );
    expect(() =>
      proveChart(machine({}), {}, { subject: machine({ isHeard: true }), refusals: false }),
    ).not.toThrow();
  });

  it('by failing is found', () => {
    expect(complaint(machine({}), machine({ throws: true }))).toContain(
      'the chart failed: Error("broken")',
    );
  });

  it('in lacking an actor is found', () => {
    const fetch = fromPromise(() => Promise.reject(new Error('not connected')));
    const fetching = (invokes: boolean) =>
      setup({ actors: { fetch } }).createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { ...(invokes ? { invoke: { src: 'fetch', onDone: 'b' } } : {}) }, b: {} },
      });
    const outcomes = { fetch: { done: [null] } };
    expect(complaint(fetching(true), fetching(false), { outcomes })).toContain(
      'actors: expected 0.m.a, not nothing',
    );
  });

  it('only in which of two like branches it takes shows inside alone', () => {
    const branches = (first: 'isOpen' | 'isShut') =>
      setup({ guards: { isOpen: () => true, isShut: () => false } }).createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { on: { GO: [{ guard: first, target: 'b' }, { target: 'b' }] } }, b: {} },
      });
    const subject = branches('isShut');
    expect(complaint(branches('isOpen'), subject)).toContain(
      'transitions: expected m.a|GO|0, not m.a|GO|1',
    );
    expect(() => proveChart(branches('isOpen'), {}, { subject, blackBox: true })).not.toThrow();
  });
});

describe('a path whose projection does not hold on the way', () => {
  it('is told apart from a wrong chart', () => {
    const machine = createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: {
        a: {
          on: { MORE: { actions: assign({ count: ({ context }) => context.count + 1 }) }, GO: 'b' },
        },
        b: { always: { guard: ({ context }) => context.count > 0, target: 'c' } },
        c: {},
      },
    });
    const graph = explore(machine, { maxStates: 5 });
    const [path] = plan(graph, transitionGoals(new Set(['m.b|always|0']))).paths;
    const [more, go] = path?.steps ?? [];
    if (path === undefined || more === undefined || go === undefined) throw new Error('no path');
    expect(() => runPath(graph, { ...path, steps: [go] })).toThrow(
      'the projection is unsound: planned [m.a|GO|0, m.b|always|0], but this path takes [m.a|GO|0]',
    );
  });
});

describe('a chart that another chart runs', () => {
  const child = (word: string) =>
    setup({ actions: { tell: sendParent({ type: 'told', word }) } }).createMachine({
      id: 'm',
      entry: 'tell',
      on: { ASK: { actions: 'tell' } },
    });

  it('may send to its parent', () => {
    expect(proveChart(child('yes'), {}).missing).toEqual([]);
  });

  it('must send what is predicted', () => {
    expect(complaint(child('yes'), child('no'))).toContain('effects: expected xstate.sendTo');
  });
});

describe('a chart that spawns another by value', () => {
  it('is not held responsible for what that one does', () => {
    const child = createMachine({
      id: 'child',
      initial: 'a',
      states: { a: { always: 'b' }, b: { entry: emit({ type: 'there' }) } },
    });
    const machine = createMachine({
      id: 'm',
      context: ({ spawn }) => ({ helper: spawn(child, { id: 'helper' }) }),
      on: { X: {} },
    });
    expect(proveChart(machine, {})).toMatchObject({ covered: 1, total: 1 });
  });
});

describe('time on a live actor', () => {
  it('moves to each next timer, raised ones too', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          entry: raise({ type: 'WARN' }, { delay: 300 }),
          on: { WARN: { actions: raise({ type: 'LAST' }, { delay: 200 }) }, LAST: 'b' },
          after: { 1000: 'c' },
        },
        b: { on: { BACK: 'c' } },
        c: {},
      },
    });
    const proof = proveChart(machine, {});
    expect(proof.missing).toEqual(['m.a|xstate.after.1000.m.a|0']);
    expect(proof.unreachable).toHaveLength(1);
  });
});
