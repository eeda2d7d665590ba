import { describe, expect, it } from 'vitest';
import { collectionPaths } from '../../../src/machines/parts/collection.paths';
import { type AnyCatalogue, proveChart } from '../../../src/paths';
import type { AnyStateMachine } from 'xstate';
import { answer, books, bookTable, plainList, shelf } from './lists';

const scope = { subject_id: 2 } as const;
const rows = books(3);
const sample = { input: { scope }, rows, ids: [1, 2], answer: answer(rows) } as const;

function prove(chart: AnyStateMachine, catalogue: AnyCatalogue) {
  const proof = proveChart(chart, catalogue);
  expect(proof.missing).toEqual([]);
  expect(proof.truncated).toBe(false);
  return proof;
}

describe('every transition is taken, and nothing else happens', () => {
  it('in a list with everything that a list can have', () => {
    const proof = prove(
      bookTable,
      collectionPaths({
        ...sample,
        filter: { name: 'kinds', change: { kinds: ['poem'] } },
        ...{ column: 'level', pageSize: 4, changes: ['pin', 'mark'] },
        message: { type: 'student.changed' },
      }),
    );
    expect(proof.refused).toBeGreaterThan(100);
  });

  it('in a list that is held whole', () => {
    prove(
      shelf,
      collectionPaths({
        ...sample,
        isHeldWhole: true,
        filter: { name: 'level', change: { level: 9 } },
        column: 'level',
      }),
    );
  });

  it('in a list that only shows its rows', () => {
    prove(plainList, collectionPaths({ ...sample, input: { scope: {} } }));
  });
});
