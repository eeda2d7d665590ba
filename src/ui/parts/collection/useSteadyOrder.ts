import { useState } from 'react';

interface SteadyOrder<Row> {
  readonly rows: readonly Row[];
  /** Whether the rows stand in another order than that of the last answer. */
  readonly isHeld: boolean;
  /** Puts the rows in the order of the last answer. */
  readonly release: () => void;
}

interface SteadyOrderInput<Row, Id> {
  readonly list: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => Id;
  /** The question that the rows answer: another one has another order. */
  readonly question: unknown;
  readonly hasTicks: boolean;
  /** Whether the person is changing rows, whose new places are wanted. */
  readonly isChanging: boolean;
}

/** Whether the keyboard is in the rows of a list, or in a menu or dialog over them. */
function isInUse(list: string): boolean {
  const over = '[role="menu"], [role="dialog"], [role="alertdialog"]';
  const place = document.activeElement?.closest(`[data-list="${list}"] tbody, ${over}`) ?? null;
  return place !== null;
}

/** Rows in the order in which they stood; those that are new come last, or where they belong if rows may move. */
function inOrder<Row, Id>(
  before: readonly Row[],
  rows: readonly Row[],
  { idOf, hasTicks }: Pick<SteadyOrderInput<Row, Id>, 'idOf' | 'hasTicks'>,
): readonly Row[] {
  const places = new Map(before.map((row, place) => [idOf(row), place]));
  let above = -1;
  const placed = rows.map((row) => {
    const known = places.get(idOf(row));
    above = known ?? above;
    return { row, place: known ?? (hasTicks ? before.length : above + 0.5) };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ row }) => row);
}

/** Keeps the order of rows that are loaded anew while somebody chooses among them; their values change. */
export function useSteadyOrder<Row, Id>(input: SteadyOrderInput<Row, Id>): SteadyOrder<Row> {
  const { list, rows, question, hasTicks, isChanging } = input;
  const [last, setLast] = useState({ rows, question, shown: rows, isOwnChange: false });
  const isOwnChange = isChanging || last.isOwnChange;
  let current = last;
  if (last.rows !== rows) {
    const isHeld = last.question === question && !isOwnChange && (hasTicks || isInUse(list));
    const shown = isHeld ? inOrder(last.shown, rows, input) : rows;
    current = { rows, question, shown, isOwnChange: isChanging };
  } else if (last.isOwnChange !== isOwnChange) {
    current = { ...last, isOwnChange };
  }
  if (current !== last) setLast(current);
  return {
    rows: current.shown,
    isHeld: current.shown.some((row, place) => row !== rows[place]),
    release: () => {
      setLast({ ...current, shown: rows });
    },
  };
}
