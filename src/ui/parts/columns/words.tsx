import type { ReactNode } from 'react';
import { Status, type StatusKind } from '../Status';
import { kind } from './kind';
import type { ColumnKind, Language, Options, Value } from './types';

interface TextOptions<Row> extends Options<Row> {
  /** What the cell shows, where it is more than the text. */
  readonly cell?: (row: Row, language: Language) => ReactNode;
}

/** A text. */
export function text<Row>(
  id: string,
  of: (row: Row, language: Language) => Value,
  options: TextOptions<Row> = {},
): ColumnKind<Row> {
  const { cell = of } = options;
  return kind(id, options, undefined, (language) => ({
    text: (row) => of(row, language),
    cell: (row) => cell(row, language),
  }));
}

interface WordOptions<Row> extends Options<Row> {
  /** The key under which the words of the values lie, where it is not the column's id. */
  readonly words?: string;
}

/** One of some values that have words: `<id>.<value>`. */
export function word<Row>(
  id: string,
  of: (row: Row) => string | number,
  options: WordOptions<Row> = {},
): ColumnKind<Row> {
  return kind(id, options, 28, ({ t }) => {
    const say = (row: Row) => t(`${options.words ?? id}.${String(of(row))}`);
    return { text: say, cell: say };
  });
}

/** The same with the portal's sign for each. */
export function status<Row, State extends string>(
  id: string,
  of: (row: Row) => State,
  signs: Readonly<Record<State, StatusKind>>,
  options: WordOptions<Row> = {},
): ColumnKind<Row> {
  return kind(id, options, 32, ({ t }) => {
    const say = (row: Row) => t(`${options.words ?? id}.${of(row)}`);
    return { text: say, cell: (row) => <Status kind={signs[of(row)]}>{say(row)}</Status> };
  });
}
