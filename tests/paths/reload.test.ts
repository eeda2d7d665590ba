import { createActor, createMachine, setup, type AnyActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { persist, restore } from '../../src/machines/parts/reload';
import { PathDivergence, proveChart } from '../../src/paths';
import { claim, claimPaths } from './charts/claim';

/** Every path, with a reload after every step. */
describe('a chart that is reloaded at every step', () => {
  it('goes on as if nothing had been, timers, history and actors included', () => {
    const proof = proveChart(claim, claimPaths, { reload: { persist, restore } });
    expect(proof.missing).toEqual([]);
  });

  it('does not, if XState alone restores it: its timers are lost (xstate#5331)', () => {
    const reload = {
      persist: (actor: AnyActor) => actor.getPersistedSnapshot(),
      restore: restoreAlone,
    };
    expect(() => proveChart(claim, claimPaths, { reload })).toThrow(
      /then a reload:[\s\S]*timers: expected xstate.after.5000.claim.loading in 5000 ms, not nothing/,
    );
  });

  it('keeps an actor that has ended, ended', () => {
    const child = createMachine({});
    const machine = setup({ actors: { child } }).createMachine({
      id: 'm',
      on: { X: {} },
      invoke: { src: 'child', onDone: {} },
    });
    const catalogue = { outcomes: { child: { done: [undefined] } } };
    expect(proveChart(machine, catalogue, { reload: { persist, restore } }).missing).toEqual([]);
  });

  it('is found to lose what JSON can not hold', () => {
    const machine = createMachine({ id: 'm', context: { seen: new Set(['a']) }, on: { X: {} } });
    expect(() => proveChart(machine, {}, { reload: { persist, restore } })).toThrow(PathDivergence);
  });
});

function restoreAlone(...[machine, kept, options]: Parameters<typeof restore>): AnyActor {
  const snapshot = machine.resolveState({ value: 'idle', context: {} });
  if (typeof kept !== 'object' || kept === null) throw new Error('nothing was kept');
  return createActor(machine, { ...options, snapshot: { ...snapshot, ...kept } }).start();
}
