import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../src/paths';

describe('a fingerprint', () => {
  it.each([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: undefined }, {}],
    [new Map([['a', 1]]), new Map([['a', 1]])],
    [new Date(5), new Date(5)],
    [undefined, undefined],
  ])('is equal for equal values (%#)', (one, other) => {
    expect(fingerprint(one)).toBe(fingerprint(other));
  });

  it.each([
    [
      [1, 2],
      [2, 1],
    ],
    [1, '1'],
    [null, {}],
    [NaN, null],
    [new Error('a'), new Error('b')],
    [new Set([1]), new Set([2])],
    [new Map([['a', 1]]), {}],
    [1n, 1],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])('differs for different values (%#)', (one, other) => {
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });

  it('comes to an end on a value that contains itself', () => {
    const ring: { name: string; next?: unknown } = { name: 'ring' };
    ring.next = ring;
    expect(fingerprint(ring)).toBe('{"name":"ring","next":cycle(1)}');
  });
});
