import { and, createMachine, not, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { transitionsOf } from '../../src/paths';
import { claim } from './charts/claim';

const ids = (machine: Parameters<typeof transitionsOf>[0]) =>
  transitionsOf(machine).map(({ id }) => id);

describe('the transitions of a chart', () => {
  it('are as many as its configuration holds', () => {
    expect(ids(claim)).toHaveLength(27);
    expect(new Set(ids(claim)).size).toBe(27);
  });

  it('have ids of state, event and branch that survive provide()', () => {
    expect(ids(claim)).toContain('claim|claim.cancelled|0');
    expect(ids(claim)).toContain('claim.deciding|always|2');
    expect(ids(claim)).toContain('claim.loading|xstate.done.actor.fetch|1');
    expect(ids(claim)).toContain('claim.failed|xstate.after.patience.claim.failed|0');
    expect(ids(claim)).toContain('claim.work|xstate.done.state.claim.work|0');
    expect(ids(claim.provide({ guards: { isLarge: () => true } }))).toEqual(ids(claim));
  });

  it('tell where they go, and nowhere for a targetless one', () => {
    const byId = new Map(transitionsOf(claim).map((transition) => [transition.id, transition]));
    expect(byId.get('claim.review|claim.rejected|0')).toMatchObject({
      from: 'claim.review',
      event: 'claim.rejected',
      guard: null,
      targets: ['claim.work'],
    });
    expect(byId.get('claim.work.pages.second|note.added|0')).toMatchObject({
      guard: 'canAddNote',
      targets: [],
    });
  });

  it('read requirement ids from meta.spec, one or several', () => {
    const specs = transitionsOf(claim).flatMap(({ spec }) => [spec]);
    expect(specs.filter((spec) => spec.length > 0)).toEqual([['CLM-01'], ['CLM-02', 'CLM-03']]);
  });

  it('count a transition that forbids an event', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      on: { X: '.b' },
      states: { a: { on: { X: {} } }, b: {} },
    });
    expect(ids(machine)).toEqual(['m|X|0', 'm.a|X|0']);
  });

  it('name combined, nameless and parametrised guards', () => {
    const machine = setup({
      guards: { isOld: () => true, isBig: () => true, isOver: (_, limit: number) => limit > 1 },
    }).createMachine({
      id: 'm',
      on: {
        A: { guard: and(['isOld', not('isBig')]) },
        B: { guard: () => true },
        C: { guard: { type: 'isOver', params: 3 } },
      },
    });
    expect(transitionsOf(machine).map(({ guard }) => guard)).toEqual([
      'and(isOld, not(isBig))',
      'inline',
      'isOver',
    ]);
  });
});
