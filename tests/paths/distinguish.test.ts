import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { distinguish, explore, isEquivalent, mutantsOf, stimulusLabel } from '../../src/paths';
import { claim, claimDraft, claimPaths } from './charts/claim';

const lamp = (after: number, target: 'off' | 'on') =>
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { PRESS: 'on' } },
      on: { on: { PRESS: target }, after: { [after]: 'off' } },
    },
  });
const stepsOf = (graph: ReturnType<typeof explore>, other: ReturnType<typeof lamp>) =>
  distinguish(graph, other).steps?.map(stimulusLabel);

describe('what tells two charts apart', () => {
  const graph = explore(lamp(100, 'off'), {});

  it('is nothing where they are the same, with the states exhausted', () => {
    expect(distinguish(graph, lamp(100, 'off'))).toEqual({
      steps: null,
      exhausted: graph.states.length,
      truncated: false,
    });
  });

  it('is the fewest steps to a difference', () => {
    expect(stepsOf(graph, lamp(100, 'on'))).toEqual(['start(default)', 'PRESS', 'PRESS']);
  });

  it('is a timer that comes sooner or later', () => {
    expect(stepsOf(graph, lamp(50, 'off'))).toEqual(['start(default)', 'PRESS', 'after(50 ms)']);
    expect(stepsOf(graph, lamp(900, 'off'))).toEqual(['start(default)', 'PRESS', 'after(100 ms)']);
  });

  it('is a chart that fails', () => {
    const failing = createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: {
          on: {
            PRESS: {
              guard: () => {
                throw new Error('no');
              },
              target: 'off',
            },
          },
        },
      },
    });
    expect(distinguish(graph, failing).steps).toHaveLength(2);
  });

  it('is proven by no search that was cut off', () => {
    const cut = explore(lamp(100, 'off'), { maxStates: 1 });
    expect(distinguish(cut, lamp(100, 'off'))).toMatchObject({ steps: null, truncated: true });
  });

  it('finds the one branch in which the draft of a claim differs', () => {
    const found = distinguish(explore(claim, claimPaths), claimDraft);
    expect(found.steps?.at(-1)?.kind).toBe('event');
    expect(distinguish(explore(claim, claimPaths), claim).steps).toBeNull();
  });

  it('shows wrong charts equal that only differ in which transition does it', () => {
    const graph = explore(claim, claimPaths);
    const equal = mutantsOf(claim)
      .filter(({ mutation }) => mutation === 'swap branches')
      .filter(({ build }) => distinguish(graph, build()).steps === null);
    expect(equal.map(({ mutation, transition }) => `${mutation} ${transition}`)).toContain(
      'swap branches claim.deciding|always|0',
    );
  });

  it('proves no wrong chart equal that a comparison step by step tells apart', () => {
    const graph = explore(claim, claimPaths);
    const proven = mutantsOf(claim).filter((mutant) => isEquivalent(graph, mutant));
    expect(proven.length).toBeGreaterThan(0);
    for (const { build } of proven) expect(distinguish(graph, build()).steps).toBeNull();
    const cut = { ...graph, truncated: true };
    expect(proven.filter((mutant) => isEquivalent(cut, mutant))).toEqual([]);
  });
});
