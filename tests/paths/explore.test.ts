import { assign, createMachine, fromCallback, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { explore, fingerprint, proveChart, stimulusLabel } from '../../src/paths';
import type { Catalogue } from '../../src/paths';
import { claim, claimPaths } from './charts/claim';

const silent = fromCallback(() => undefined);

describe('exploring a chart', () => {
  it('finds the same states with and without a sound projection', () => {
    const { project, ...unprojected } = claimPaths;
    const whole = explore(claim, unprojected);
    const projected = explore(claim, claimPaths);
    const keys = ({ states }: typeof whole) =>
      states.map(({ snapshot, timers }) =>
        fingerprint([
          snapshot.value,
          snapshot.status,
          timers.map(({ left }) => left),
          project(snapshot.context),
        ]),
      );
    expect(whole.states.length).toBeGreaterThan(projected.states.length);
    expect(new Set(keys(projected))).toEqual(new Set(keys(whole)));
  });

  it('starts with every input of the catalogue', () => {
    const graph = explore(claim, {
      ...claimPaths,
      inputs: { senior: { senior: true }, junior: { senior: false } },
    });
    expect(graph.starts.map(({ stimulus }) => stimulusLabel(stimulus))).toEqual([
      'start(senior)',
      'start(junior)',
    ]);
  });

  it('makes payloads from the state that they are for', () => {
    const machine = setup({
      types: {} as { context: { ids: number[] }; events: { type: 'row.removed'; id: number } },
    }).createMachine({
      id: 'm',
      context: { ids: [1, 2] },
      on: {
        'row.removed': {
          actions: assign({
            ids: ({ context, event }) => context.ids.filter((id) => id !== event.id),
          }),
        },
      },
    });
    const catalogue = {
      events: { 'row.removed': ({ context }) => context.ids.map((id) => ({ id })) },
    } satisfies Catalogue<typeof machine>;
    expect(proveChart(machine, catalogue)).toMatchObject({ covered: 1, total: 1 });
    expect(explore(machine, catalogue).states.map(({ snapshot }) => snapshot.context.ids)).toEqual([
      [1, 2],
      [2],
      [1],
      [],
    ]);
  });

  it('lets an actor end once, though its state stays', () => {
    const machine = setup({
      types: {} as { context: { ends: number } },
      actors: { silent },
    }).createMachine({
      id: 'm',
      context: { ends: 0 },
      invoke: {
        id: 'child',
        src: 'silent',
        onDone: { actions: assign({ ends: ({ context }) => context.ends + 1 }) },
      },
    });
    const { states, edges } = explore(machine, { outcomes: { child: { done: [null] } } });
    expect(states.map(({ snapshot }) => snapshot.context.ends)).toEqual([0, 1]);
    expect(edges.flat()).toHaveLength(1);
  });

  it('lets an actor end again once it was invoked again', () => {
    const machine = setup({ actors: { silent } }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          on: { AGAIN: { target: 'a', reenter: true } },
          invoke: { id: 'child', src: 'silent', onDone: {} },
        },
      },
    });
    const graph = explore(machine, { outcomes: { child: { done: [null] } } });
    expect(graph.edges.flat().map(({ from, to, stimulus }) => [from, stimulus.kind, to])).toEqual([
      [0, 'event', 0],
      [0, 'done', 1],
      [1, 'event', 0],
    ]);
  });

  it('holds an actor that is invoked by value', () => {
    let hasStarted = false;
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          invoke: { src: fromCallback(() => void (hasStarted = true)), onDone: 'b', onError: 'c' },
        },
        b: {},
        c: {},
      },
    });
    const outcomes = { '0.m.a': { done: [null], error: [null] } };
    expect(proveChart(machine, { outcomes }).missing).toEqual([]);
    expect(hasStarted).toBe(false);
  });

  it('says what it does not model', () => {
    const machine = setup({ actors: { child: createMachine({}) } }).createMachine({
      id: 'm',
      invoke: { id: 'child', src: 'child', onSnapshot: {} },
    });
    expect(() => explore(machine, {})).toThrow('"child" is watched by onSnapshot');
  });

  it('fails on an endless loop instead of hanging', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { GO: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    });
    expect(() => explore(machine, {})).toThrow(/"m" in "a": GO throws .*Infinite loop/);
  });

  it('names the event whose payload a chart can not do without', () => {
    const machine = createMachine({
      id: 'm',
      on: { NAMED: { guard: ({ event }) => event['name'].length > 0 } },
    });
    expect(() => explore(machine, {})).toThrow(/Chart "m".*NAMED throws/);
    expect(proveChart(machine, { events: { NAMED: [{ name: 'x' }] } }).missing).toEqual([]);
  });
});

describe('an unsound projection', () => {
  it('is found though the guard is read only steps later', () => {
    expect(() => explore(claim, { ...claimPaths, project: () => null })).toThrow(
      'The projection of "claim" is unsound',
    );
  });

  it('is allowed to drop what no guard reads', () => {
    const { states } = explore(claim, claimPaths);
    expect(states.length).toBeGreaterThan(100);
  });
});
