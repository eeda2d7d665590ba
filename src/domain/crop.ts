/** A size in a picture's own pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A square part of a picture, in its own pixels from the left and the top; not yet whole ones. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** More is no picture any more: as a factor, and as the side in pixels that is left at least. */
const most = { zoom: 4, side: 64 };

const shorter = ({ width, height }: Size) => Math.min(width, height);
const between = (value: number, least: number, limit: number) =>
  Math.min(Math.max(value, least), limit);

function placed({ x, y, side }: Square, { width, height }: Size): Square {
  return { side, x: between(x, 0, width - side), y: between(y, 0, height - side) };
}

/** The largest square in the middle. */
export function middleSquare(size: Size): Square {
  const side = shorter(size);
  return { side, x: (size.width - side) / 2, y: (size.height - side) / 2 };
}

/** How far a picture may be zoomed; 1 where it can't be. */
export function mostZoom(size: Size): number {
  return between(shorter(size) / most.side, 1, most.zoom);
}

/** How far a square is zoomed in: 1 is the largest that there is. */
export function zoomOf({ side }: Square, size: Size): number {
  return shorter(size) / side;
}

/** The square zoomed in or out around its middle, as far as the picture goes. */
export function zoomed({ x, y, side }: Square, size: Size, zoom: number): Square {
  const next = shorter(size) / between(zoom, 1, mostZoom(size));
  const inset = (side - next) / 2;
  return placed({ side: next, x: x + inset, y: y + inset }, size);
}

/** The square after the picture was moved behind it, by parts of its side, as far as the picture goes. */
export function moved(square: Square, size: Size, by: { x: number; y: number }): Square {
  const { x, y, side } = square;
  return placed({ side, x: x - by.x * side, y: y - by.y * side }, size);
}

/** The same in whole pixels, at least one. */
export function wholePixels({ x, y, side }: Square, size: Size): Square {
  const whole = Math.max(1, Math.round(side));
  return placed({ side: whole, x: Math.round(x), y: Math.round(y) }, size);
}
