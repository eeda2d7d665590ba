import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, DataTableProps } from './columns';
import { SkeletonBody } from './SkeletonBody';
import { TableBody } from './TableBody';
import { tableCss } from './tableCss';
import { TableHead } from './TableHead';

/** Header, page head, filters and pages of a usual list screen. */
const restOfScreen = '15rem';

/** What a column without a width gets at least, in steps of the grid. */
const leastWidth = 32;

/**
 * A table of people or things: sticky head, rows of 40 px, sorting, selection, a menu for each row
 * that is also its context menu, and the keys up, down, space and enter. Beyond 100 rows only those
 * in sight are rendered; assistive technology still hears how many there are.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, selected, onSelect, actions, onOpen } = props;
  const { t } = useTranslation('parts');
  // State and not a ref: the body measures the box, and is committed before it.
  const [box, setBox] = useState<HTMLElement | null>(null);
  const loading = props.loadingRows !== undefined;
  const interactive = Boolean(onSelect || actions || onOpen);
  const columnCount = columns.length + (selected ? 1 : 0) + (actions ? 1 : 0);
  const count = selected ? rows.filter((row) => selected.has(rowId(row))).length : 0;
  const someOrAll = count === rows.length && count > 0 ? 'all' : 'some';
  return (
    <chakra.div
      ref={setBox}
      css={tableCss}
      maxHeight={props.maxHeight ?? `max(20rem, calc(100dvh - ${restOfScreen}))`}
      data-busy={props.busy ? '' : undefined}
      tabIndex={interactive ? undefined : 0}
      role="group"
      aria-label={props.label}
    >
      <table
        role={interactive ? 'grid' : undefined}
        aria-label={props.label}
        aria-busy={loading || props.busy}
        aria-rowcount={(props.total ?? rows.length) + 1}
        aria-multiselectable={selected ? true : undefined}
        style={{ minWidth: minWidth(columns) }}
      >
        <Columns columns={columns} selectable={selected !== undefined} hasMenu={Boolean(actions)} />
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          selection={selected && (count === 0 ? 'none' : someOrAll)}
          onSelectAll={(all) => onSelect?.(rows.map(rowId), all)}
          hasActions={Boolean(actions)}
        />
        {loading ? (
          <SkeletonBody
            rows={props.loadingRows ?? 0}
            columns={columns}
            selectable={selected !== undefined}
            hasMenu={Boolean(actions)}
          />
        ) : (
          <TableBody table={props} box={box} columnCount={columnCount} interactive={interactive} />
        )}
      </table>
      {!loading && rows.length === 0 ? props.empty : null}
      <chakra.span role="status" srOnly>
        {loading ? t('table.loading') : null}
      </chakra.span>
    </chakra.div>
  );
}

const steps = (count: number) => `${count / 4}rem`;

const minWidth = (columns: readonly { readonly width?: number | undefined }[]) =>
  steps(columns.reduce((sum, column) => sum + (column.width ?? leastWidth), 0));

interface ColumnsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly selectable: boolean;
  readonly hasMenu: boolean;
}

/** Widths that no row can change, so that nothing jumps while one scrolls. */
function Columns<Row>({ columns, selectable, hasMenu }: ColumnsProps<Row>) {
  return (
    <colgroup>
      {selectable ? <col className="no-print" style={{ width: steps(10) }} /> : null}
      {columns.map((column) => (
        <col key={column.id} style={column.width ? { width: steps(column.width) } : undefined} />
      ))}
      {hasMenu ? <col className="no-print" style={{ width: steps(10) }} /> : null}
    </colgroup>
  );
}
