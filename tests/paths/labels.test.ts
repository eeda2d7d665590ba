import { describe, expect, it } from 'vitest';
import { explore, labelKey } from '../../src/paths';
import { claim, claimPaths } from './charts/claim';

const labels = {
  'start.senior': 'claim:senior',
  'claim.opened': 'claim:open',
  'note.added': 'claim:note',
  'fetchClaim.done': 'claim:found',
  'fetchClaim.done.2': 'claim:foundEmpty',
  'store.error': 'claim:full',
  'xstate.after.5000.claim.loading': 'claim:waited',
};

describe('the label of a step', () => {
  it('is the most exact that the catalogue has', () => {
    const events = { 'note.added': [{ text: 'x' }, { text: 'a long one' }] };
    const exact = { ...labels, 'note.added.1': 'claim:longNote' };
    const catalogue = { ...claimPaths, events, labels: exact };
    const { starts, edges } = explore(claim, catalogue);
    const keys = new Set(
      [...starts, ...edges.flat()].map(({ stimulus }) => labelKey(catalogue, stimulus)),
    );
    expect(keys).toEqual(new Set([...Object.values(exact), null]));
  });
});
