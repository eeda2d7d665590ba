import { assign, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  allOf,
  explore,
  fingerprint,
  lowerBound,
  pairGoals,
  pathTitle,
  plan,
  refusalGoals,
  requirementGoals,
  stateGoals,
  thoroughGoals,
  transitionGoals,
  unreachableIn,
} from '../../src/paths';
import type { Plan } from '../../src/paths';
import { claim, claimDraft, claimPaths } from './charts/claim';

const graph = explore(claim, claimPaths);
const stepsIn = ({ paths }: Plan) => paths.flatMap(({ steps }) => steps).length;
const deadEnds = (ends: Record<string, 'final' | 'atomic'>) =>
  createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: Object.fromEntries(Object.keys(ends).map((name) => [name.toUpperCase(), name])) },
      ...Object.fromEntries(Object.entries(ends).map(([name, type]) => [name, { type }])),
    },
  });

describe('planning paths', () => {
  it('takes all 27 transitions of a real workflow in 5 paths, and no plan has fewer', () => {
    const planned = plan(graph, transitionGoals());
    expect(planned.achieved.size).toBe(27);
    expect(planned.paths).toHaveLength(5);
    expect(stepsIn(planned)).toBeLessThanOrEqual(59);
    expect(lowerBound(graph, transitionGoals())).toBe(5);
  });

  it('reaches every state value', () => {
    const values = new Set(graph.states.map(({ snapshot }) => fingerprint(snapshot.value)));
    expect(plan(graph, stateGoals(graph)).achieved).toEqual(values);
    const both = plan(graph, allOf(transitionGoals(), stateGoals(graph)));
    expect(both.achieved.size).toBe(27 + values.size);
    expect(both.paths).toHaveLength(5);
  });

  it('fulfils every requirement that a transition names', () => {
    const planned = plan(graph, requirementGoals(graph));
    expect([...planned.achieved].sort()).toEqual(['CLM-01', 'CLM-02', 'CLM-03']);
    expect(planned.paths.map(pathTitle)).toEqual([
      'start(senior) → claim.opened → done(fetch) {"amount":500}',
    ]);
  });

  it('takes every pair of transitions that can follow each other', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { X: 'b', Y: 'b' } }, b: { on: { X: 'a', Y: 'a' } } },
    });
    const planned = plan(explore(machine, {}), pairGoals());
    expect([...planned.achieved].sort()).toEqual([
      'm.a|X|0 >> m.b|X|0',
      'm.a|X|0 >> m.b|Y|0',
      'm.a|Y|0 >> m.b|X|0',
      'm.a|Y|0 >> m.b|Y|0',
      'm.b|X|0 >> m.a|X|0',
      'm.b|X|0 >> m.a|Y|0',
      'm.b|Y|0 >> m.a|X|0',
      'm.b|Y|0 >> m.a|Y|0',
    ]);
    expect(planned.paths).toHaveLength(1);
  });

  it('goes straight to a given set, such as what has changed', () => {
    const changed = new Set(['claim.review|claim.rejected|0']);
    const planned = plan(graph, transitionGoals(changed));
    expect(planned.paths).toHaveLength(1);
    expect(planned.paths[0]?.steps.at(-1)?.taken).toContain('claim.review|claim.rejected|0');
    expect(stepsIn(planned)).toBe(6);
  });

  it('goes where guards refuse', () => {
    const planned = plan(graph, refusalGoals(graph));
    expect([...planned.achieved].sort()).toEqual([
      'claim.loading|xstate.done.actor.fetch|0 refused',
      'claim.loading|xstate.done.actor.fetch|1 refused',
      'claim.loading|xstate.error.actor.fetch|0 refused',
      'claim.work.pages.second|note.added|0 refused',
    ]);
    const reached = planned.paths.flatMap(({ steps }) => steps.map(({ to }) => graph.states[to]));
    expect(reached.map((state) => state?.snapshot.context.notes.length)).toContain(2);
  });

  it('sees a guard refuse where a transition further out takes over', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      on: { X: {} },
      states: { a: { on: { GO: 'b' } }, b: { on: { X: { guard: () => false, target: 'a' } } } },
    });
    const inner = explore(machine, {});
    const planned = plan(inner, refusalGoals(inner));
    expect(planned.paths.map(pathTitle)).toEqual(['start(default) → GO → X']);
    expect([...planned.achieved]).toEqual(['m.b|X|0 refused']);
  });

  it('takes a transition where it changes something', () => {
    const machine = createMachine({
      id: 'm',
      types: {} as { context: { size: number }; events: { type: 'SET'; size: number } },
      context: { size: 1 },
      on: { SET: { actions: assign({ size: ({ event }) => event.size }) } },
    });
    const sized = explore(machine, { events: { SET: [{ size: 1 }, { size: 2 }] } });
    expect(plan(sized, transitionGoals()).paths.map(pathTitle)).toEqual([
      'start(default) → SET {"size":1}',
    ]);
    expect(plan(sized, thoroughGoals(sized)).paths.map(pathTitle)).toEqual([
      'start(default) → SET {"size":1} → SET {"size":2}',
    ]);
  });

  it('keeps for last what puts other goals out of reach', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { QUIT: 'left', MORE: 'b' } },
        b: { on: { BACK: 'a' } },
        left: { on: { REST: 'left', STAY: 'left' } },
      },
    });
    const goals = transitionGoals();
    expect(plan(explore(machine, {}), goals).paths.map(pathTitle)).toEqual([
      'start(default) → MORE → BACK → QUIT → REST → STAY',
    ]);
  });

  it('leaves out what is achieved already', () => {
    const all = plan(graph, transitionGoals()).achieved;
    expect(plan(graph, transitionGoals(), { already: all }).paths).toEqual([]);
  });

  it.each([12, 8, 7])('keeps paths to %i steps, with more of them', (maxSteps) => {
    const planned = plan(graph, transitionGoals(), { maxSteps });
    expect(Math.max(...planned.paths.map(({ steps }) => steps.length))).toBeLessThanOrEqual(
      maxSteps,
    );
    expect(planned.achieved.size).toBe(27);
    expect(planned.paths.length).toBeGreaterThan(5);
  });

  it('gives a goal that lies deeper than the limit a path of its own', () => {
    const planned = plan(graph, transitionGoals(), { maxSteps: 1 });
    expect(planned.achieved.size).toBe(27);
  });

  it('drops the paths that such a deeper one contains', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { X: 'b' } }, b: { on: { X: 'c' } }, c: { on: { X: 'd' } }, d: {} },
    });
    const planned = plan(explore(machine, {}), transitionGoals(), { maxSteps: 1 });
    expect(planned.paths.map(pathTitle)).toEqual(['start(default) → X → X → X']);
  });

  it('starts without a step where the start alone achieves a goal', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: { always: 'b' }, b: {} } });
    const planned = plan(explore(machine, {}), transitionGoals());
    expect(planned.paths.map(({ steps }) => steps)).toEqual([[]]);
    expect([...planned.achieved]).toEqual(['m.a|always|0']);
  });

  it('ends the chart last', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { END: 'end', ON: 'b' } },
        b: { on: { BACK: 'a' } },
        end: { type: 'final' },
      },
    });
    expect(plan(explore(machine, {}), transitionGoals()).paths.map(pathTitle)).toEqual([
      'start(default) → ON → BACK → END',
    ]);
  });

  it('drops a path that the others make needless', () => {
    const planned = plan(graph, transitionGoals());
    for (const path of planned.paths) {
      const others = planned.paths.filter((other) => other !== path);
      const taken = new Set(
        others.flatMap(({ start, steps }) => [start, ...steps].flatMap((edge) => edge.taken)),
      );
      expect(taken.size).toBeLessThan(27);
    }
  });
});

describe('the lower bound', () => {
  it('finds the most goals that exclude each other, not only those that end the chart', () => {
    const ends = ['x', 'y', 'z'].map((name) => [name, { on: { DONE: 'end', GIVE_UP: 'end' } }]);
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { X: 'x', Y: 'y', Z: 'z' } },
        ...Object.fromEntries(ends),
        end: { type: 'final' },
      },
    });
    const chart = explore(machine, {});
    expect(lowerBound(chart, transitionGoals())).toBe(6);
    expect(plan(chart, transitionGoals()).paths).toHaveLength(6);
  });

  it('counts transitions that end the chart, one path each', () => {
    expect(lowerBound(explore(deadEnds({ b: 'final', c: 'final' }), {}), transitionGoals())).toBe(
      2,
    );
  });

  it('counts dead ends that are no final states', () => {
    expect(lowerBound(explore(deadEnds({ b: 'atomic', c: 'atomic' }), {}), transitionGoals())).toBe(
      2,
    );
  });

  it('does not count two that one step takes together', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        one: { initial: 'a', states: { a: { on: { X: 'b' } }, b: {} } },
        two: { initial: 'a', states: { a: { on: { X: 'b' } }, b: {} } },
      },
    });
    expect(lowerBound(explore(machine, {}), transitionGoals())).toBe(1);
  });

  it('counts goals that lie behind different inputs', () => {
    const machine = createMachine({
      id: 'm',
      types: {} as { context: { old: boolean }; input: { old: boolean } },
      context: ({ input }) => input,
      initial: 'a',
      states: {
        a: { always: [{ guard: ({ context }) => context.old, target: 'b' }, { target: 'c' }] },
        b: {},
        c: {},
      },
    });
    const inputs = { old: { old: true }, young: { old: false } };
    expect(lowerBound(explore(machine, { inputs }), transitionGoals())).toBe(2);
  });

  it('is 0 when there is nothing to achieve', () => {
    expect(lowerBound(explore(createMachine({ id: 'm' }), {}), transitionGoals())).toBe(0);
  });
});

describe('what can not be reached', () => {
  it('is proven by all states of the draft, whose loading never gives up', () => {
    const draft = explore(claimDraft, claimPaths);
    expect(unreachableIn(draft)).toEqual([
      { id: 'claim.loading|xstate.error.actor.fetch|1', exhausted: draft.states.length },
    ]);
    expect(unreachableIn(graph)).toEqual([]);
  });

  it('is not proven when the exploration was cut off', () => {
    const cut = explore(claim, { ...claimPaths, maxStates: 50 });
    expect(cut).toMatchObject({ truncated: true });
    expect(cut.states).toHaveLength(50);
    expect(unreachableIn(cut)).toEqual([]);
    expect(plan(cut, transitionGoals()).achieved.size).toBeGreaterThan(0);
  });
});
