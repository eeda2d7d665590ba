import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { DataTableProps } from './columns';
import { keepsArrows, pressedRow, pressedTool } from './pressedRow';
import { destination } from './useActiveRow';
import type { ActiveRow } from './useActiveRow';

/** The menu of a row, and where in the window it stands. */
export interface RowMenu {
  readonly index: number;
  readonly at: { readonly x: number; readonly y: number };
}

/**
 * What a person does to the rows, heard by the body of the table for all of them: presses, the
 * context menu and keys.
 */
export function useRowEvents<Row>(
  { rows, rowId, selected, onSelect, actions, onOpen }: DataTableProps<Row>,
  { setActive, focusRow }: ActiveRow,
) {
  const [menu, setMenu] = useState<RowMenu>();
  const lastSelected = useRef(0);

  const toggle = (index: number, range: boolean) => {
    const row = rows[index];
    if (row === undefined || !selected) return;
    const other = range ? lastSelected.current : index;
    lastSelected.current = index;
    const between = rows.slice(Math.min(index, other), Math.max(index, other) + 1);
    onSelect?.(between.map(rowId), !selected.has(rowId(row)));
  };

  const onClick = (event: MouseEvent) => {
    const index = pressedRow(event.target);
    if (index === undefined) return;
    setActive(index);
    if (pressedTool(event.target, 'select')) toggle(index, event.shiftKey);
    const button = pressedTool(event.target, 'menu')?.getBoundingClientRect();
    if (button) setMenu({ index, at: { x: button.left, y: button.bottom } });
  };

  const onContextMenu = (event: MouseEvent) => {
    const index = pressedRow(event.target);
    if (index === undefined || !actions) return;
    event.preventDefault();
    setMenu({ index, at: { x: event.clientX, y: event.clientY } });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = pressedRow(event.target);
    if (index === undefined || keepsArrows(event.target)) return;
    const next = destination(event.key, index, rows.length);
    const row = rows[index];
    const onRow = event.target instanceof HTMLTableRowElement;
    if (next !== undefined) focusRow(next);
    else if (onRow && event.key === ' ') toggle(index, event.shiftKey);
    else if (onRow && event.key === 'Enter' && row !== undefined) onOpen?.(row);
    else return;
    event.preventDefault();
  };

  const closeMenu = () => {
    if (menu) focusRow(menu.index);
    setMenu(undefined);
  };
  return { menu, closeMenu, handlers: { onClick, onContextMenu, onKeyDown } };
}
