import { assign, createMachine, fromPromise, raise, setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  explore,
  PathDivergence,
  plan,
  proveChart,
  stimulusLabel,
  transitionGoals,
} from '../../src/paths';
import type { AnyCatalogue } from '../../src/paths';

/** Where generators of paths are known to go wrong, one test for each. */
const values = (machine: AnyStateMachine, catalogue: AnyCatalogue = {}) =>
  explore(machine, catalogue).states.map(({ snapshot }) => snapshot.value);
const labels = (machine: AnyStateMachine, catalogue: AnyCatalogue = {}) =>
  explore(machine, catalogue)
    .edges.flat()
    .map(({ stimulus }) => stimulusLabel(stimulus));
const stimuli = (machine: AnyStateMachine, catalogue: AnyCatalogue = {}) =>
  explore(machine, catalogue)
    .edges.flat()
    .map(({ stimulus }) => stimulus.event.type);
const missing = (machine: AnyStateMachine, catalogue: AnyCatalogue = {}) =>
  proveChart(machine, catalogue).missing;

const pending = fromPromise<{ size: number }>(() => Promise.reject(new Error('not connected')));

const fetching = setup({ actors: { fetch: pending } }).createMachine({
  id: 'm',
  context: { size: 0 },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetch',
        onDone: [
          { guard: ({ event }) => event.output.size > 9, target: 'large' },
          { target: 'small', actions: assign({ size: ({ event }) => event.output.size }) },
        ],
        onError: [
          { guard: ({ event }) => event.error === 'denied', target: 'denied' },
          { target: 'broken' },
        ],
      },
    },
    large: {},
    small: {},
    denied: {},
    broken: {},
  },
});

describe('pitfalls of path generation', () => {
  it('1-3: takes every guarded outcome of an actor, given its cases', () => {
    const outcomes = { fetch: { done: [{ size: 10 }, { size: 1 }], error: ['denied', 'down'] } };
    expect(missing(fetching, { outcomes })).toEqual([]);
    expect(() => proveChart(fetching, { outcomes: { fetch: { done: [] } } })).toThrow(
      'no "error" outcome for the actor "fetch" (invoked as "0.m.loading" in "loading")',
    );
    expect(() => proveChart(fetching, {})).toThrow('no "done" outcome for the actor "fetch"');
  });

  it('4: an event that the catalogue leaves out is sent bare beside those that it lists', () => {
    const machine = createMachine({
      id: 'm',
      on: { SET: { guard: ({ event }) => event['to'] === 7 }, GO: {} },
    });
    expect(missing(machine, { events: { SET: [{ to: 7 }] } })).toEqual([]);
  });

  it('5: takes all transitions between two states, not the shortest one', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { X: 'b', Y: 'b', Z: 'b' } }, b: {} },
    });
    expect(proveChart(machine, {})).toMatchObject({ covered: 3, total: 3, lowerBound: 3 });
  });

  it('6: takes transitions that change nothing: to itself, targetless, forbidding', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      on: { STOP: '.b' },
      states: { a: { on: { X: { target: 'a', reenter: true }, Y: {}, STOP: {}, GO: 'b' } }, b: {} },
    });
    expect(missing(machine)).toEqual([]);
  });

  it('7: never sends what XState sends itself', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { initial: 'x', onDone: 'b', states: { x: { on: { GO: 'y' } }, y: { type: 'final' } } },
        b: {},
      },
    });
    expect(stimuli(machine)).toEqual(['GO']);
    expect(missing(machine)).toEqual([]);
  });

  it('7: never sends what only the chart itself raises, unless the catalogue does', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { GO: { target: 'b', actions: raise({ type: 'TICK' }, { delay: 10 }) } } },
        b: { on: { TICK: 'c' } },
        c: {},
      },
    });
    expect(labels(machine)).toEqual(['GO', 'after(10 ms)']);
    expect(labels(machine, { events: { TICK: [{}] } })).toContain('TICK');
    expect(labels(machine, { events: { GO: [] } })).toEqual([]);
  });

  it('7: knows what a named action raises', () => {
    const machine = setup({
      types: {} as { events: { type: 'GO' } | { type: 'TICK' } },
      actions: { tick: raise({ type: 'TICK' }) },
    }).createMachine({ id: 'm', on: { GO: { actions: 'tick' }, TICK: {} } });
    expect(labels(machine)).toEqual(['GO']);
    expect(missing(machine)).toEqual([]);
  });

  it('8: does not go on from a chart that has ended', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      on: { CANCEL: '.c' },
      states: { a: { on: { END: 'd' } }, c: {}, d: { type: 'final' } },
    });
    const graph = explore(machine, {});
    const ended = graph.states.findIndex(({ snapshot }) => snapshot.status === 'done');
    expect(graph.edges[ended]).toEqual([]);
  });

  it('9: an event that all guards refuse is no edge', () => {
    const machine = createMachine({ id: 'm', on: { X: { guard: () => false }, Y: {} } });
    expect(stimuli(machine)).toEqual(['Y']);
    expect(proveChart(machine, {}).unreachable).toEqual([{ id: 'm|X|0', exhausted: 1 }]);
  });

  it('10: a context that grows for ever is cut off, said so, and planned as far as it is known', () => {
    const machine = createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: {
        a: {
          on: {
            MORE: { actions: assign({ count: ({ context }) => context.count + 1 }) },
            OUT: { guard: ({ context }) => context.count > 50, target: 'b' },
          },
        },
        b: {},
      },
    });
    const proof = proveChart(machine, { maxStates: 20 });
    expect(proof).toMatchObject({ truncated: true, covered: 1, missing: ['m.a|OUT|0'] });
    expect(proof.unreachable).toEqual([]);
  });

  it('11: what a guard reads can not be projected away without a word', () => {
    const machine = createMachine({
      id: 'm',
      context: { isAllowed: false, typed: '' },
      initial: 'a',
      states: {
        a: {
          on: {
            ALLOW: { actions: assign({ isAllowed: true }) },
            GO: { guard: ({ context }) => context.isAllowed, target: 'b' },
          },
        },
        b: {},
      },
    });
    expect(() => explore(machine, { project: () => null })).toThrow(/unsound[\s\S]*"event GO 0"/);
    expect(missing(machine, { project: ({ isAllowed }) => isAllowed })).toEqual([]);
  });

  it('12: a state that remembers another past is another state', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'on',
      states: {
        on: {
          initial: 'a',
          states: { a: { on: { NEXT: 'b' } }, b: { on: { LAST: {} } }, past: { type: 'history' } },
          on: { PAUSE: 'off' },
        },
        off: { on: { RESUME: 'on.past' } },
      },
    });
    const graph = explore(machine, {});
    expect(graph.states.filter(({ snapshot }) => snapshot.value === 'off')).toHaveLength(2);
    const resumed = graph.edges
      .flat()
      .filter(({ stimulus }) => stimulus.event.type === 'RESUME')
      .map(({ to }) => graph.states[to]?.snapshot.value);
    expect(resumed).toEqual([{ on: 'a' }, { on: 'b' }]);
  });

  it('13: the earlier timer fires first, so that a later one may never fire', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { 1000: 'b', 5000: 'c' } }, b: {}, c: {} },
    });
    expect(values(machine)).toEqual(['a', 'b']);
    expect(proveChart(machine, {}).unreachable).toEqual([
      { id: 'm.a|xstate.after.5000.m.a|0', exhausted: 2 },
    ]);
  });

  it('13: a later timer fires when the guard of the earlier one is closed', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { after: { 1000: { guard: () => false, target: 'b' }, 5000: 'c' } },
        b: {},
        c: {},
      },
    });
    expect(proveChart(machine, {}).missing).toEqual(['m.a|xstate.after.1000.m.a|0']);
  });

  it('14: tells the branches of an always apart', () => {
    const machine = createMachine({
      id: 'm',
      types: {} as { context: { size: number }; input: { size: number } },
      context: ({ input }) => input,
      initial: 'a',
      states: {
        a: { always: [{ guard: ({ context }) => context.size > 9, target: 'b' }, { target: 'b' }] },
        b: {},
      },
    });
    expect(missing(machine, { inputs: { large: { size: 10 }, small: { size: 1 } } })).toEqual([]);
    expect(missing(machine, { inputs: { large: { size: 10 } } })).toEqual(['m.a|always|1']);
  });

  it('15: a wildcard stands for the events of the catalogue that it matches', () => {
    const machine = createMachine({ id: 'm', on: { 'page.*': {}, 'page.left': {} } });
    expect(stimuli(machine, { events: { 'page.shown': [{}], 'page.left': [{}] } })).toEqual([
      'page.left',
      'page.shown',
    ]);
    expect(() => explore(createMachine({ id: 'm', on: { '*': {} } }), {})).toThrow(
      'no event that "*" matches',
    );
  });

  it('16: a path does not pass on a chart that goes elsewhere', () => {
    const go = (target: string) =>
      createMachine({ id: 'm', initial: 'a', states: { a: { on: { X: target } }, b: {}, c: {} } });
    expect(() => proveChart(go('b'), {}, { subject: go('c') })).toThrow(PathDivergence);
  });

  it('17: eight regions of three states have 6 561 states and need one path', () => {
    const region = (name: string) => ({
      initial: 'one',
      states: { one: { on: { [name]: 'two' } }, two: { on: { [name]: 'three' } }, three: {} },
    });
    const regions = 'ABCDEFGH'.split('').map((name) => [name, region(name)]);
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      states: Object.fromEntries(regions),
    });
    const graph = explore(machine, { maxStates: 6_561 });
    expect(graph.states).toHaveLength(6_561);
    const { paths, achieved } = plan(graph, transitionGoals());
    expect([paths.length, paths[0]?.steps.length, achieved.size]).toEqual([1, 16, 16]);
  });

  it('20: an actor with a system id can be left and invoked again', () => {
    const machine = setup({ actors: { fetch: pending } }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { invoke: { src: 'fetch', systemId: 'fetcher', onDone: 'b' } },
        b: { on: { AGAIN: 'a' } },
      },
    });
    expect(missing(machine, { outcomes: { fetch: { done: [{ size: 1 }] } } })).toEqual([]);
  });
});
