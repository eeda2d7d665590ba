import { describe, expect, it } from 'vitest';
import { roomFor } from '../../../src/ui/parts/DataTable/room';

const name = {};
const grade = { width: 20 };
const place = { width: 30, yields: 2 } as const;
const joined = { width: 40, yields: 1 } as const;

describe('the room of a table', () => {
  it('is what all its columns need, tools included, where none of them yields', () => {
    expect(roomFor([name, grade], 2)).toEqual({ '& table': { minWidth: '22rem' } });
  });

  it('is made by the columns that yield, one after the other, just before it is missing', () => {
    expect(roomFor([name, grade, place, joined], 0)).toEqual({
      '& table': { minWidth: '34.5rem' },
      '@container (max-width: 34.4375rem)': {
        '& [data-yields="1"]': { display: 'none' },
        '& table': { minWidth: '24.5rem' },
      },
      '@container (max-width: 24.4375rem)': {
        '& [data-yields="2"]': { display: 'none' },
        '& table': { minWidth: '17rem' },
      },
    });
  });
});
