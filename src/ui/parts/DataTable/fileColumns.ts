import type { Column, FileColumn } from './columns';

/** The columns of a file, from those of the table: what a cell says, or what the column says of files. */
export function fileColumns<Row, Sortable extends string>(
  columns: readonly Column<Row, Sortable>[],
): FileColumn<Row>[] {
  return columns.flatMap(
    ({ id, head, cell, inFile }) => inFile ?? [{ head, text: (row) => plain(cell(row), id) }],
  );
}

/** Throws for a cell that is more than text, in a column that does not say what a file has instead. */
function plain(cell: unknown, column: string): string | number {
  if (typeof cell === 'string' || typeof cell === 'number') return cell;
  throw new Error(`The column "${column}" has no text for a file`);
}
