import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  middleSquare,
  mostZoom,
  moved,
  type Square,
  wholePixels,
  zoomed,
  zoomOf,
} from '../../src/domain/crop';

const size = { width: 300, height: 200 };
const middle = { x: 50, y: 0, side: 200 };

describe('the square part of a picture', () => {
  it('begins as the largest one in the middle', () => {
    expect(middleSquare(size)).toEqual(middle);
    expect(middleSquare({ width: 20, height: 50 })).toEqual({ x: 0, y: 15, side: 20 });
  });

  it('goes to the left when the picture behind it goes to the right, up to its edge', () => {
    expect(moved(middle, size, { x: 0.1, y: 0 })).toEqual({ x: 30, y: 0, side: 200 });
    expect(moved(middle, size, { x: 5, y: -5 })).toEqual({ x: 0, y: 0, side: 200 });
    expect(moved(middle, size, { x: -5, y: 5 })).toEqual({ x: 100, y: 0, side: 200 });
  });

  it('is zoomed around its middle, and out again', () => {
    const near = zoomed(middle, size, 2);
    expect(near).toEqual({ x: 100, y: 50, side: 100 });
    expect(zoomOf(near, size)).toBe(2);
    expect(zoomed(near, size, 1)).toEqual(middle);
    expect(zoomed(moved(near, size, { x: -9, y: 0 }), size, 1)).toEqual({ ...middle, x: 100 });
  });

  it('is never zoomed so far that nothing can be seen any more', () => {
    expect(mostZoom({ width: 4000, height: 3000 })).toBe(4);
    expect(mostZoom({ width: 128, height: 900 })).toBe(2);
    expect(mostZoom({ width: 1, height: 1 })).toBe(1);
    expect(zoomOf(zoomed(middle, size, 99), size)).toBe(3.125);
  });

  it('lies within the picture in whole pixels, whatever was done', () => {
    const length = fc.integer({ min: 1, max: 5000 });
    const by = fc.double({ min: -9, max: 9, noNaN: true });
    const step = fc.oneof(
      fc.record({ x: by, y: by }).map((far) => (at: Square, of: typeof size) => moved(at, of, far)),
      by.map((zoom) => (at: Square, of: typeof size) => zoomed(at, of, zoom)),
    );
    fc.assert(
      fc.property(length, length, fc.array(step), (width, height, steps) => {
        const of = { width, height };
        const end = steps.reduce((square, act) => act(square, of), middleSquare(of));
        const { x, y, side } = wholePixels(end, of);
        expect([x, y, side].every(Number.isInteger)).toBe(true);
        expect(side).toBeGreaterThan(0);
        expect(Math.min(x, y, width - x - side, height - y - side)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
