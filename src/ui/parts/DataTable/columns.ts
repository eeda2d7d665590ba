import type { ReactNode } from 'react';
import type { MenuItem } from '../MenuList';

/** A column of a file: text, or a number that a spreadsheet can count with; null where there is nothing. */
export interface FileColumn<Row> {
  readonly head: string;
  readonly text: (row: Row) => string | number | null;
}

/** One column. Keep the array of columns the same between renders: rows compare it. */
export interface Column<Row, Sortable extends string = never> {
  readonly id: string;
  readonly head: string;
  /** What stands in the cell: text, or few elements: a long table draws thousands. */
  readonly cell: (row: Row) => ReactNode;
  /** Steps of the 4 px grid. Without one it takes what is left: best only the first column. */
  readonly width?: number | undefined;
  /**
   * Which columns make room where a table is too narrow for all: those with 1, those with 2, then the last ones. One
   * that still fits, since a wider one has gone, is shown. The
   * first column stays.
   */
  readonly yields?: 1 | 2 | 'never' | undefined;
  /** Numbers that people compare: right-aligned, in tabular figures. */
  readonly numeric?: boolean | undefined;
  /** What its head sorts the rows by. */
  readonly sortBy?: Sortable | undefined;
  /** How it orders the rows as long as nobody has chosen an order. */
  readonly ordered?: 'ascending' | 'descending' | undefined;
  /** How the number is made, as a tooltip on the head. */
  readonly explanation?: string | undefined;
  /** What an exported file has in its place, where the cell is more than text. */
  readonly inFile?: readonly FileColumn<Row>[] | undefined;
}

/** A row at the end of a table that says something of each column, such as its mean: cells by the columns' ids. */
export interface Total {
  readonly head: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
}

/** How the rows are ordered. */
export interface Sort<Sortable extends string> {
  readonly column: Sortable;
  readonly descending: boolean;
}

/** A table shows what it is given and says what the person did; it keeps only focus and scroll. */
export interface DataTableProps<Row, Id extends string | number, Sortable extends string = never> {
  /** The id of the list whose rows they are, by which its columns are found on the page. */
  readonly list?: string | undefined;
  /** What the rows are: 'Students'. */
  readonly label: string;
  /** The first column is the person or thing that the row is about. */
  readonly columns: readonly Column<Row, Sortable>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => Id;
  /** What a person calls the row: the student's name. */
  readonly rowName: (row: Row) => string;

  /** What the row's group is called, where rows come group by group, in pages; null where they do not. */
  readonly groupOf?: ((row: Row) => string | null) | undefined;

  readonly sort?: Sort<Sortable> | null | undefined;
  /** A head was pressed. */
  readonly onSort?: ((column: Sortable) => void) | undefined;

  /** The rows that are ticked; without it rows can't be. */
  readonly selected?: readonly Id[] | undefined;
  /** Why a row cannot be ticked; null where it can. */
  readonly whyNot?: ((row: Row) => string | null) | undefined;
  /** A row was ticked or no longer is; with the shift key held, each of a range. */
  readonly onToggle?: ((id: Id) => void) | undefined;
  /** All rows, or none of them when all are ticked. */
  readonly onToggleAll?: (() => void) | undefined;

  /** The row's actions, in a menu at its end that is also its context menu. */
  readonly actions?: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly onAction?: ((action: string, row: Row) => void) | undefined;

  /** The rows to which something is being done: they take no further action. */
  readonly changing?: readonly Id[] | undefined;

  /** As many skeleton rows instead of rows: the first load. */
  readonly loadingRows?: number | undefined;
  /** The rows are about to be replaced. */
  readonly busy?: boolean | undefined;
  /** The rows are not of the days that are typed above them. */
  readonly isOfOtherDays?: boolean | undefined;
  /** One of the emptinesses, where there are no rows. */
  readonly empty?: ReactNode;

  /** Rows before the first one shown and rows in all, where only a page is shown. */
  readonly offset?: number | undefined;
  readonly total?: number | undefined;
  /** What all rows come to, on whatever page they are. */
  readonly totals?: readonly Total[] | undefined;
  /** What stands under the rows and sticks to the end of the window, such as the pages. */
  readonly foot?: ReactNode;
}
