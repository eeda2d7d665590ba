import type { Box, Placed } from './placed';

/** What is left of an A4 sheet within its margins and below the head of the page, in pixels of CSS. */
const paper = { width: 686, height: 930 };
/** Shares of its size at which text can be read on paper: with comfort, and to spare a second sheet. */
const comfortable = 0.72;
const smallest = 0.62;
/** What neighbouring sheets both show, so that nothing is cut on both, in pixels of the drawing. */
const shared = 48;

/** A part of a drawing that is printed on a sheet of its own. */
export interface Sheet extends Box {
  /** Its row and column, from 1. */
  readonly row: number;
  readonly column: number;
  /** At which share of its size it is printed. */
  readonly scale: number;
}

/** A drawing on as few sheets as it can be read on: one, where it fits. */
export function sheetsOf({ width, height }: Pick<Placed, 'width' | 'height'>): Sheet[] {
  const fitting = Math.min(1, paper.width / width, paper.height / height);
  if (fitting >= smallest)
    return [{ x: 0, y: 0, width, height, row: 1, column: 1, scale: fitting }];
  const columns = partsOf(width, paper.width / comfortable);
  const rows = partsOf(height, paper.height / comfortable);
  return rows.flatMap((y, row) =>
    columns.map((x, column) => ({
      x: x.start,
      y: y.start,
      width: x.size,
      height: y.size,
      row: row + 1,
      column: column + 1,
      scale: comfortable,
    })),
  );
}

/** Equal parts of a length, none longer than it may be, that overlap a little. */
function partsOf(length: number, longest: number): { start: number; size: number }[] {
  if (length <= longest) return [{ start: 0, size: length }];
  const count = Math.ceil((length - shared) / (longest - shared));
  const size = (length - shared) / count + shared;
  return Array.from({ length: count }, (_, index) => ({ start: index * (size - shared), size }));
}
