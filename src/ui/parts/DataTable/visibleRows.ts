import { rowHeight } from './rowHeight';

/** A rendered row and the height of those left out before it, in px. */
export interface VisibleRow {
  readonly index: number;
  readonly gap: number;
}

/** Which rows to render, and the height of those left out after the last one. */
export interface VisibleRows {
  readonly rows: readonly VisibleRow[];
  readonly after: number;
}

/** Beyond as many rows, only those near the window of the table are rendered. */
export const longFrom = 100;
/** As many rows are rendered of a long table before its window is known: those that a usual one shows. */
export const firstOfLong = 18;

/** The first rows of `count`, or all of them. */
export function firstRows(count: number, most = count): VisibleRows {
  const shown = Math.min(count, most);
  return {
    rows: Array.from({ length: shown }, (_, index) => ({ index, gap: 0 })),
    after: (count - shown) * rowHeight,
  };
}
