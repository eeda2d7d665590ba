import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Column, FileColumn } from '../DataTable/columns';
import type { Dates } from '../dates';

/** What a column speaks: the words of its areas, and dates as the language writes them. */
export interface Language {
  readonly t: TFunction;
  readonly dates: Dates;
}

/** A column in its language, with what a file holds of it. */
export interface KnownColumn<Row> extends Column<Row> {
  readonly inFile: readonly FileColumn<Row>[];
  /** Its first text is a person's name. */
  readonly isPerson?: boolean | undefined;
}

/** A column before its language is known; `heads` is the key under which the heads lie. */
export interface ColumnKind<Row> {
  (language: Language, heads: string): KnownColumn<Row>;
  /** The areas of which it speaks words, beside the list's own. */
  readonly areas?: readonly string[];
}

/** What a cell or a file holds; null where there is nothing. */
export type Value = string | number | null;

/** What a kind says of its cells. */
export interface Content<Row> {
  readonly text: (row: Row) => Value;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean | undefined;
  /** Its text is a person's name. */
  readonly isPerson?: boolean | undefined;
}

/** What of a column deviates from the usual of its kind. */
export interface Options<Row> {
  /** The key of the head, where it is not `<heads>.<id>`. */
  readonly head?: string;
  /** The key of an explanation of the head. */
  readonly explained?: string;
  /** Steps of the 4 px grid. */
  readonly width?: number;
  /** When the column makes room in a narrow table: 1 goes first, columns without it last. */
  readonly yields?: 1 | 2 | 'never' | undefined;
  /** Whether people compare its texts as numbers, such as a rank of how many. */
  readonly numeric?: boolean;
  /** How it orders the rows as long as nobody has chosen an order. */
  readonly ordered?: 'ascending' | 'descending' | undefined;
  /** The key of what stands for a missing value, where it is not a dash. */
  readonly none?: string;
  /** The columns of the file by the keys of their heads, where one does not do. */
  readonly file?: Readonly<Record<string, (row: Row) => Value>>;
}
