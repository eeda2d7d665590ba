import { describe, expect, it } from 'vitest';
import { roomClass, roomCss } from '../../../src/ui/parts/DataTable/roomCss';

const name = {};
const grade = { width: 20 };
const place = { width: 30, yields: 2 } as const;
const joined = { width: 40, yields: 1 } as const;

describe('the room of a table', () => {
  it('is what all its columns need, tools included, where none of them yields', () => {
    expect(roomCss([name, grade], 2)).toEqual({
      containerType: 'inline-size',
      '& table': { minWidth: '22rem' },
    });
  });

  it('is made by the columns that yield, one after the other, just before it is missing', () => {
    expect(roomCss([name, grade, place, joined], 0)).toEqual({
      containerType: 'inline-size',
      '& table': { minWidth: '34.5rem' },
      '@container (max-width: 34.4375rem)': {
        '& .yields1': { display: 'none' },
        '& table': { minWidth: '24.5rem' },
      },
      '@container (max-width: 24.4375rem)': {
        '& .yields2': { display: 'none' },
        '& table': { minWidth: '17rem' },
      },
    });
  });

  it('is told to the cells by a class', () => {
    expect([name, place, joined].map(roomClass)).toEqual(['', 'yields2', 'yields1']);
  });
});
