import { describe, expect, it } from 'vitest';
import { roomFor } from '../../../src/ui/parts/DataTable/room';

const name = { id: 'name' };
const grade = { id: 'grade', width: 20 };
const place = { id: 'place', width: 30, yields: 2 } as const;
const joined = { id: 'joined', width: 40, yields: 1 } as const;
const work = { id: 'work', width: 16, yields: 'never' } as const;
const columns = [name, grade, place, joined, work];

/** The columns that go, each with the width in rem up to which it is gone, widest first. */
const going = () =>
  Object.entries(roomFor(columns, 2)).flatMap(([query, styles]) => {
    const column = /data-column="(\w+)"/.exec(JSON.stringify(styles).replaceAll('\\', ''))?.[1];
    return column === undefined ? [] : [[column, /[\d.]+rem/.exec(query)?.[0]]];
  });

describe('a table gets room', () => {
  it('by columns that go one after the other; the first and those that never yield stay', () => {
    expect(going()).toEqual([
      ['joined', '43.4375rem'],
      ['place', '33.4375rem'],
      ['grade', '25.9375rem'],
    ]);
  });

  it('by scrolling sideways what still does not fit', () => {
    const narrowest = Object.entries(roomFor(columns, 2)).at(-1);
    expect(narrowest?.[0]).toContain('20.9375rem');
    expect(JSON.stringify(narrowest)).toContain('auto hidden');
  });
});
