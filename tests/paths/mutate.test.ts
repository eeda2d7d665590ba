import { createMachine, raise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  allOf,
  explore,
  gradePaths,
  isEquivalent,
  mutantsOf,
  plan,
  refusalGoals,
  transitionGoals,
  transitionsOf,
} from '../../src/paths';
import { claim, claimPaths } from './charts/claim';

const mutants = mutantsOf(claim);
const both = { ...claimPaths, inputs: { senior: { senior: true }, junior: { senior: false } } };

describe('the mutants of a chart', () => {
  it('get every transition wrong in every way that applies to it', () => {
    const count = (mutation: string) =>
      mutants.filter((mutant) => mutant.mutation === mutation).length;
    expect(count('delete')).toBe(27);
    expect(count('drop guard')).toBe(7);
    expect(count('negate guard')).toBe(7);
    expect(count('drop actions')).toBe(6);
    expect(count('swap branches')).toBe(5);
    expect(count('change delay')).toBe(2);
    expect(count('retarget')).toBeGreaterThan(20);
  });

  it('differ from the chart in one place, and leave it as it is', () => {
    const before = transitionsOf(claim);
    const states = explore(claim, claimPaths).states.length;
    for (const { mutation, transition, build } of mutants) {
      const wrong = transitionsOf(build());
      if (mutation === 'delete') expect(wrong).toHaveLength(26);
      if (mutation === 'retarget') {
        const targets = (all: typeof wrong) => all.find(({ id }) => id === transition)?.targets;
        expect(targets(wrong)).not.toEqual(targets(before));
      }
    }
    expect(transitionsOf(claim)).toEqual(before);
    expect(explore(claim, claimPaths).states).toHaveLength(states);
  });

  it('negate guards in every form', () => {
    const machine = setup({
      guards: { isOpen: () => true, isOver: (_, limit: number) => limit > 1 },
    }).createMachine({
      id: 'm',
      on: {
        A: { guard: 'isOpen' },
        B: { guard: { type: 'isOver', params: 3 } },
        C: { guard: () => true },
      },
    });
    const negated = mutantsOf(machine).filter(({ mutation }) => mutation === 'negate guard');
    expect(negated).toHaveLength(3);
    for (const { build, transition } of negated) {
      expect(
        explore(build(), {})
          .edges.flat()
          .map(({ taken }) => taken),
      ).not.toContainEqual([transition]);
    }
  });

  it('fire a timer at another time', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { 500: 'b' } }, b: {} },
    });
    const later = mutantsOf(machine).find(({ mutation }) => mutation === 'change delay');
    if (later === undefined) throw new Error('no such mutant');
    expect(explore(later.build(), {}).edges.flat()).toMatchObject([{ stimulus: { delay: 1_500 } }]);
  });
});

describe('a wrong chart', () => {
  const deleted = (machine: Parameters<typeof mutantsOf>[0], id: string) => {
    const found = mutantsOf(machine).find(
      ({ mutation, transition }) => mutation === 'delete' && transition === id,
    );
    if (found === undefined) throw new Error('no such mutant');
    return isEquivalent(explore(machine, {}), found);
  };

  it('is not taken for the right one where its fault shows at an event that the chart raises', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { GO: { actions: raise({ type: 'INNER' }) }, INNER: 'b' } }, b: {} },
    });
    expect(deleted(machine, 'm.a|INNER|0')).toBe(false);
  });

  it('is not taken for the right one where its fault shows when time has passed', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { 500: 'b' } }, b: {} },
    });
    expect(deleted(machine, 'm.a|xstate.after.500.m.a|0')).toBe(false);
  });

  it('is the right one where the second of two equal branches is gone', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { GO: ['b', 'b'] } }, b: {} },
    });
    expect(deleted(machine, 'm.a|GO|1')).toBe(true);
  });
});

describe('the grade of some paths', () => {
  const graph = explore(claim, both);
  const { paths } = plan(graph, allOf(transitionGoals(), refusalGoals(graph)));

  it('is full for what shows, save for branches that make no difference', () => {
    const grade = gradePaths(graph, paths, mutants, { blackBox: true });
    expect(grade.survivors.map(({ mutation, transition }) => `${mutation} ${transition}`)).toEqual([
      'delete claim.loading|xstate.done.actor.fetch|0',
      'swap branches claim.loading|xstate.done.actor.fetch|0',
      'swap branches claim.deciding|always|0',
    ]);
    expect(grade.killed).toBe(grade.total - 3);
  });

  it('is full where the transitions taken are compared too', () => {
    expect(gradePaths(graph, paths, mutants).survivors).toEqual([]);
  });

  it('is lower for fewer paths', () => {
    const few = plan(graph, transitionGoals(new Set(['claim.idle|claim.opened|0']))).paths;
    const { killed, total } = gradePaths(graph, few, mutants);
    expect(killed).toBeGreaterThan(0);
    expect(killed).toBeLessThan(total / 2);
  });

  it('is lower without the events that are not allowed', () => {
    const options = { blackBox: true, refusals: false };
    const grade = gradePaths(graph, paths, mutants, options);
    expect(grade.survivors.length).toBeGreaterThan(3);
  });
});
