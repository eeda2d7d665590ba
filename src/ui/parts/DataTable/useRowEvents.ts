import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { AnchorBox } from '../MenuList';
import type { DataTableProps } from './columns';
import { keepsArrows, ownLink, pressedRow, pressedTool } from './pressedRow';
import { destination } from './useActiveRow';
import type { ActiveRow } from './useActiveRow';

/** The menu of a row, and what in the window it stands under. */
interface RowMenu {
  readonly index: number;
  readonly anchor: AnchorBox;
}

/**
 * What a person does to the rows, heard by the body of the table for all of them: presses, the
 * context menu and keys.
 */
export function useRowEvents<Row, Id extends string | number, Sortable extends string>(
  { rows, rowId, whyNot, onToggle, actions, changing }: DataTableProps<Row, Id, Sortable>,
  selected: ReadonlySet<Id> | undefined,
  { setActive, focusRow }: ActiveRow,
) {
  const [menu, setMenu] = useState<RowMenu>();
  const lastToggled = useRef<Id>(undefined);

  const isChanging = (index: number) => {
    const row = rows[index];
    return row !== undefined && (changing?.includes(rowId(row)) ?? false);
  };
  const isTicked = (row: Row) => selected?.has(rowId(row)) ?? false;
  const canBeTicked = (row: Row) => isTicked(row) || (whyNot?.(row) ?? null) === null;
  const toggle = (index: number, range: boolean) => {
    const row = rows[index];
    if (row === undefined || !selected || !canBeTicked(row)) return;
    // The row may be on another page by now.
    const last = rows.findIndex((known) => rowId(known) === lastToggled.current);
    const other = range && last >= 0 ? last : index;
    lastToggled.current = rowId(row);
    rows
      .slice(Math.min(index, other), Math.max(index, other) + 1)
      .filter((between) => isTicked(between) === isTicked(row) && canBeTicked(between))
      .forEach((between) => onToggle?.(rowId(between)));
  };

  const onClick = (event: MouseEvent) => {
    const index = pressedRow(event.target);
    if (index === undefined) return;
    setActive(index);
    if (pressedTool(event.target, 'select')) toggle(index, event.shiftKey);
    const button = pressedTool(event.target, 'menu');
    if (button && !isChanging(index)) setMenu({ index, anchor: button.getBoundingClientRect() });
  };

  const onContextMenu = (event: MouseEvent) => {
    const index = pressedRow(event.target);
    const row = index === undefined ? undefined : rows[index];
    if (index === undefined || row === undefined || isChanging(index)) return;
    if (actions === undefined || actions(row).length === 0) return;
    event.preventDefault();
    setActive(index);
    const anchor = { left: event.clientX, top: event.clientY, width: 0, height: 0 };
    setMenu({ index, anchor });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    const index = pressedRow(target);
    if (index === undefined || keepsArrows(target)) return;
    const next = destination(key, index, rows.length);
    const onRow = target instanceof HTMLTableRowElement;
    if (next !== undefined) focusRow(next);
    else if (onRow && key === ' ') toggle(index, event.shiftKey);
    else if (onRow && key === 'Enter') ownLink(target)?.click();
    else return;
    event.preventDefault();
  };

  const closeMenu = (refocus: boolean) => {
    if (menu && refocus) focusRow(menu.index);
    setMenu(undefined);
  };
  return { menu, closeMenu, handlers: { onClick, onContextMenu, onKeyDown } };
}
