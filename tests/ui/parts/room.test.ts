import { describe, expect, it } from 'vitest';
import { roomClass, roomFor } from '../../../src/ui/parts/DataTable/room';

const name = {};
const grade = { width: 20 };
const place = { width: 30, yields: 2 } as const;
const joined = { width: 40, yields: 1 } as const;

describe('the room of a table', () => {
  it('is what all its columns need, tools included, where none of them yields', () => {
    expect(roomFor([name, grade], 2)).toEqual({
      name: 'room-88-88-88',
      rules: '.room-88-88-88 table { min-width: 22rem }',
    });
  });

  it('is made by the columns that yield, one after the other, just before it is missing', () => {
    const room = 'room-138-98-68';
    expect(roomFor([name, grade, place, joined], 0)).toEqual({
      name: room,
      rules: [
        `.${room} table { min-width: 34.5rem }`,
        `@container (max-width: 34.4375rem) { .${room} .yields1 { display: none } .${room} table { min-width: 24.5rem } }`,
        `@container (max-width: 24.4375rem) { .${room} .yields2 { display: none } .${room} table { min-width: 17rem } }`,
      ].join('\n'),
    });
  });

  it('is told to the cells by a class', () => {
    expect([name, place, joined].map(roomClass)).toEqual(['', 'yields2', 'yields1']);
  });
});
