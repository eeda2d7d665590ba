import type { ReactNode } from 'react';
import type { MenuItem } from '../MenuItems';

/** One column. Keep the array of columns the same between renders: rows compare it. */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  /** What stands in the cell: text, or plain elements with token classes (`theme/tokenClasses`). */
  readonly cell: (row: Row) => ReactNode;
  /** Steps of the 4 px grid. Without one it takes what is left: best only the first column. */
  readonly width?: number | undefined;
  /** Numbers that people compare: right-aligned, in tabular figures. */
  readonly numeric?: boolean | undefined;
  readonly sortable?: boolean | undefined;
  /** How the number is made, as a tooltip on the head. */
  readonly explanation?: string | undefined;
}

/** Which column a table is sorted by, in ARIA's words. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** A table shows what it is given and says what the person did; it keeps only focus and scroll. */
export interface DataTableProps<Row> {
  /** What the rows are: 'Students'. */
  readonly label: string;
  /** The first column is the person or thing that the row is about. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** What a person calls the row: the student's name. */
  readonly rowName: (row: Row) => string;

  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;

  readonly selected?: ReadonlySet<string> | undefined;
  /** One row, a range (shift) or all rows were selected or no longer are. */
  readonly onSelect?: ((ids: readonly string[], selected: boolean) => void) | undefined;

  /** The row's actions, in a menu at its end that is also its context menu. */
  readonly actions?: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly onAction?: ((id: string, row: Row) => void) | undefined;

  /** Enter on a row. */
  readonly onOpen?: ((row: Row) => void) | undefined;

  /** As many skeleton rows instead of rows: the first load. */
  readonly loadingRows?: number | undefined;
  /** The rows are about to be replaced. */
  readonly busy?: boolean | undefined;
  /** One of the emptinesses, where there are no rows. */
  readonly empty?: ReactNode;

  /** Rows before the first one shown and rows in all, where only a page is shown. */
  readonly offset?: number | undefined;
  readonly total?: number | undefined;
  /** A CSS length; `none` lets the table grow. Else it ends with the window. */
  readonly maxHeight?: string | undefined;
}

/** What pressing a column's head asks for. */
export const nextSort = (column: string, sort: Sort | undefined): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
