import { Fragment, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuList } from '../MenuList';
import type { DataTableProps } from './columns';
import { TableRow } from './TableRow';
import { useActiveRow } from './useActiveRow';
import { usePrinting } from '../usePrinting';
import { useRowEvents } from './useRowEvents';
import { firstOfLong, firstRows, longFrom, type VisibleRows } from './visibleRows';

/** Most lists come in pages. */
const RowsInSight = lazy(async () => ({ default: (await import('./RowsInSight')).RowsInSight }));

interface TableBodyProps<Row, Id extends string | number, Sortable extends string> {
  readonly table: DataTableProps<Row, Id, Sortable>;
  readonly selected: ReadonlySet<Id> | undefined;
  /** The table's element; null before it is rendered. */
  readonly box: HTMLElement | null;
  /** Rows take the focus and hear keys. */
  readonly interactive: boolean;
}

/** The rows in sight, spacers for the others, and the one menu of them all. */
export function TableBody<Row, Id extends string | number, Sortable extends string>({
  table,
  selected,
  box,
  interactive,
}: TableBodyProps<Row, Id, Sortable>) {
  const { t } = useTranslation('parts');
  const { rows, rowId, rowName, actions, onAction } = table;
  const activeRow = useActiveRow(box, rows.length);
  // Paper gets all rows.
  const isLong = !usePrinting() && rows.length > longFrom;
  const { menu, closeMenu, handlers } = useRowEvents(table, selected, activeRow);
  const menuRow = menu && rows[menu.index];
  const menuOf = (row: Row) =>
    actions?.(row).length === 0 ? null : t('table.actionsFor', { name: rowName(row) });
  const show = (visible: VisibleRows) => (
    <>
      {visible.rows.map(({ index, gap }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <Fragment key={rowId(row)}>
            <Spacer height={gap} />
            <GroupHead table={table} index={index} />
            <TableRow
              row={row}
              columns={table.columns}
              index={index}
              rowIndex={(table.offset ?? 0) + index + 2}
              selected={selected?.has(rowId(row))}
              whyNot={selected?.has(rowId(row)) ? null : (table.whyNot?.(row) ?? null)}
              selectLabel={t('table.select', { name: rowName(row) })}
              changing={table.changing?.includes(rowId(row)) ?? false}
              menuLabel={actions && menuOf(row)}
              active={interactive ? index === activeRow.active : undefined}
            />
          </Fragment>
        );
      })}
      <Spacer height={visible.after} />
    </>
  );
  return (
    <>
      <tbody {...(interactive && handlers)}>
        {isLong ? (
          <Suspense fallback={show(firstRows(rows.length, firstOfLong))}>
            <RowsInSight box={box} count={rows.length} active={activeRow.active}>
              {show}
            </RowsInSight>
          </Suspense>
        ) : (
          show(firstRows(rows.length))
        )}
      </tbody>
      {menu && menuRow !== undefined && actions ? (
        <MenuList
          label={t('table.actionsFor', { name: rowName(menuRow) })}
          items={actions(menuRow)}
          anchor={menu.anchor}
          onSelect={(action) => onAction?.(action, menuRow)}
          onClose={closeMenu}
        />
      ) : null}
    </>
  );
}

interface GroupHeadProps<Row, Id extends string | number, Sortable extends string> {
  readonly table: DataTableProps<Row, Id, Sortable>;
  readonly index: number;
}

/** Says above the first row of a group what the group is called. */
function GroupHead<Row, Id extends string | number, Sortable extends string>({
  table: { rows, columns, groupOf, selected, actions },
  index,
}: GroupHeadProps<Row, Id, Sortable>) {
  const [before, row] = [rows[index - 1], rows[index]];
  const group = row === undefined ? null : (groupOf?.(row) ?? null);
  if (group === null || (before !== undefined && groupOf?.(before) === group)) return null;
  const tool = <td data-tool />;
  // A cell for each column: one that spans them would bring back those that make room in a narrow table.
  return (
    <tr data-group>
      {selected === undefined ? null : tool}
      {columns.map(({ id }, place) =>
        place === 0 ? (
          <th key={id} scope="row" data-lead>
            {group}
          </th>
        ) : (
          <td key={id} data-column={id} />
        ),
      )}
      {actions === undefined ? null : tool}
    </tr>
  );
}

/** Stands for the rows that are not rendered. */
function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr data-spacer aria-hidden>
      <td style={{ height }} />
    </tr>
  );
}
