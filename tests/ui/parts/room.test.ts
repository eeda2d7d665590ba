import { describe, expect, it } from 'vitest';
import { roomFor } from '../../../src/ui/parts/DataTable/room';

const name = { id: 'name' };
const grade = { id: 'grade', width: 20 };
const place = { id: 'place', width: 30, yields: 2 } as const;
const joined = { id: 'joined', width: 40, yields: 1 } as const;
const work = { id: 'work', width: 16, yields: 'never' } as const;
const columns = [name, grade, place, joined, work];

const all = 174;

/** A bound of a container's width in steps of the grid: `width < 12.5rem` is 50. */
const boundOf = (query: string, sign: '>=' | '<') => {
  const bound = new RegExp(`width ${sign} ([\\d.]+)rem`).exec(query)?.[1];
  return bound === undefined ? null : Number(bound) * 4;
};

/** The columns that are hidden in a box of some steps. */
const hiddenIn = (box: number, of: Parameters<typeof roomFor>[0] = columns) =>
  Object.entries(roomFor(of, 2)).flatMap(([query, styles]) => {
    const [from, to] = [boundOf(query, '>=') ?? 0, boundOf(query, '<') ?? 0];
    if (box < from || box >= to) return [];
    return [...JSON.stringify(styles).matchAll(/data-column=\\"(\w+)\\"/g)].map(([, id]) => id);
  });

describe('a table gets room', () => {
  it('by columns that go one after the other; the first and those that never yield stay', () => {
    expect(hiddenIn(all)).toEqual([]);
    expect(hiddenIn(all - 1)).toEqual(['joined']);
    expect(hiddenIn(all - 40)).toEqual(['joined']);
    expect(hiddenIn(all - 41)).toEqual(['joined', 'place']);
    expect(hiddenIn(all - 71)).toEqual(['joined', 'place', 'grade']);
    expect(hiddenIn(1)).toEqual(['joined', 'place', 'grade']);
  });

  it('in which a column that has gone is shown again where it fits, since a wider one went after it', () => {
    const narrowFirst = [name, { ...grade, yields: 1 } as const, place, joined, work];
    const yielding = narrowFirst.map((column) =>
      column.id === 'joined' ? { ...column, yields: 2 as const } : column,
    );
    expect(hiddenIn(all - 20, yielding)).toEqual(['grade']);
    expect(hiddenIn(all - 21, yielding)).toEqual(['place']);
    expect(hiddenIn(all - 30, yielding)).toEqual(['place']);
    expect(hiddenIn(all - 31, yielding)).toEqual(['grade', 'place']);
    expect(hiddenIn(all - 51, yielding)).toEqual(['grade', 'joined']);
  });

  it('by scrolling sideways what still does not fit', () => {
    const [query, styles] = Object.entries(roomFor(columns, 2)).at(-1) ?? ['', {}];
    expect(boundOf(query, '<')).toBe(84);
    expect(JSON.stringify(styles)).toContain('auto hidden');
  });
});
