import { describe, expect, it } from 'vitest';
import { explore, fingerprint, gallery } from '../../src/paths';
import { claim, claimPaths } from './charts/claim';

describe('the gallery of a chart', () => {
  const exhibits = gallery(explore(claim, claimPaths));

  it('shows every state value once', () => {
    const values = exhibits.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toContain('"stored"');
    expect(values).toContain('{"work":{"drawer":"open","pages":"second"}}');
  });

  it.each(exhibits)('opens an actor that stands in $value', ({ value, state, open }) => {
    const snapshot = open().getSnapshot();
    expect(fingerprint(snapshot.value)).toBe(value);
    expect(snapshot.context).toEqual(state.snapshot.context);
  });

  it('opens actors that react', () => {
    const idle = exhibits.find(({ value }) => value === '"idle"')?.open();
    idle?.send({ type: 'claim.opened' });
    expect(idle?.getSnapshot().value).toBe('loading');
  });
});
