import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeepFocus } from '../KeepFocus';
import type { Column, DataTableProps } from './columns';
import { dataTableRecipe } from './DataTable.recipe';
import { roomFor, steps, toolWidth } from './room';
import { SkeletonBody } from './SkeletonBody';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TableTotals } from './TableTotals';

const Surface = chakra('div', dataTableRecipe);

/** `room.ts` asks how wide it is. */
const Room = chakra('div', { base: { containerType: 'inline-size' } });

const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--foot, 0px)',
    zIndex: 'sticky',
    px: 3,
    pb: 3,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderTopWidth: 0,
    borderBottomRadius: 'control',
    _print: { display: 'none' },
  },
});

/**
 * A table of people or things: sticky head and foot, rows of 40 px that scroll with the page, sorting, selection,
 * a menu for each row that is also its context menu, and the keys up, down, space and enter. Beyond 100 rows only
 * those in sight are rendered; assistive technology still hears how many there are.
 */
export function DataTable<Row, Id extends string | number, Sortable extends string = never>(
  props: DataTableProps<Row, Id, Sortable>,
) {
  const { label, columns, rows, rowId, actions } = props;
  const { t } = useTranslation('parts');
  // State and not a ref: the body measures the box, and is committed before it.
  const [box, setBox] = useState<HTMLElement | null>(null);
  const selected = useMemo(() => props.selected && new Set(props.selected), [props.selected]);
  const loading = props.loadingRows !== undefined;
  const interactive = Boolean(props.onToggle ?? actions);
  const hasKeys = interactive || props.list !== undefined;
  const selectable = selected !== undefined;
  const hasMenu = actions !== undefined;
  const tools = Number(selectable) + Number(hasMenu);
  const tickable = rows.filter(
    (row) => selected?.has(rowId(row)) === true || (props.whyNot?.(row) ?? null) === null,
  );
  const room = useMemo(() => roomFor(columns, tools), [columns, tools]);
  return (
    <KeepFocus>
      <Room css={room} data-list={props.list}>
        <Surface
          ref={setBox}
          data-footed={props.foot ? '' : undefined}
          data-busy={props.busy ? '' : undefined}
          data-other-days={props.isOfOtherDays ? '' : undefined}
          tabIndex={hasKeys ? undefined : 0}
          role="group"
          aria-label={label}
        >
          <table
            role={interactive ? 'grid' : undefined}
            aria-label={label}
            aria-busy={loading || props.busy}
            aria-rowcount={(props.total ?? rows.length) + 1}
            aria-multiselectable={selectable || undefined}
          >
            <Columns columns={columns} selectable={selectable} hasMenu={hasMenu} />
            <TableHead
              columns={columns}
              sort={props.sort}
              onSort={props.onSort}
              ticked={selected && ticked(tickable.map(rowId), selected)}
              onToggleAll={props.onToggleAll}
              hasMenu={hasMenu}
            />
            {loading ? (
              <SkeletonBody
                rows={props.loadingRows}
                columns={columns}
                selectable={selectable}
                hasMenu={hasMenu}
              />
            ) : (
              <TableBody table={props} selected={selected} box={box} interactive={hasKeys} />
            )}
            {props.totals === undefined || rows.length === 0 ? null : (
              <TableTotals {...{ columns, selectable, hasMenu }} totals={props.totals} />
            )}
          </table>
          {!loading && rows.length === 0 ? props.empty : null}
          <chakra.span role="status" srOnly>
            {loading ? t('table.loading') : null}
          </chakra.span>
        </Surface>
        {props.foot ? <Foot>{props.foot}</Foot> : null}
      </Room>
    </KeepFocus>
  );
}

function ticked<Id>(ids: readonly Id[], selected: ReadonlySet<Id>) {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

interface ColumnsProps<Row, Sortable extends string> {
  readonly columns: readonly Column<Row, Sortable>[];
  readonly selectable: boolean;
  readonly hasMenu: boolean;
}

/** Widths that no row can change, so that nothing jumps while one scrolls. */
function Columns<Row, Sortable extends string>({
  columns,
  selectable,
  hasMenu,
}: ColumnsProps<Row, Sortable>) {
  const tool = <col data-tool style={{ width: steps(toolWidth) }} />;
  return (
    <colgroup>
      {selectable ? tool : null}
      {columns.map((column) => (
        <col
          key={column.id}
          data-column={column.id}
          style={column.width ? { width: steps(column.width) } : undefined}
        />
      ))}
      {hasMenu ? tool : null}
    </colgroup>
  );
}
