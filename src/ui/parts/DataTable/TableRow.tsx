import { Ellipsis } from 'lucide-react';
import { useMemo } from 'react';
import { Icon } from '../Icon';
import { Spinner } from '../Spinner';
import type { Column } from './columns';

interface TableRowProps<Row, Sortable extends string> {
  readonly row: Row;
  readonly columns: readonly Column<Row, Sortable>[];
  /** Its place among the rows given, from 0. */
  readonly index: number;
  /** Its place among all rows, from 1, the head being 1. */
  readonly rowIndex: number;
  /** Undefined where rows can't be selected. */
  readonly selected: boolean | undefined;
  readonly selectLabel: string;
  /** Why it cannot be ticked; null where it can. */
  readonly whyNot: string | null;
  /** Something is being done to it. */
  readonly changing: boolean;
  /** Undefined where rows have no menu, null where this one has nothing to choose. */
  readonly menuLabel: string | null | undefined;
  /** The one row that the tab key reaches; undefined where rows take no focus. */
  readonly active: boolean | undefined;
}

/** A row of plain cells. Its presses are heard by the body. */
export function TableRow<Row, Sortable extends string>({
  row,
  columns,
  index,
  rowIndex,
  selected,
  selectLabel,
  whyNot,
  changing,
  menuLabel,
  active,
}: TableRowProps<Row, Sortable>) {
  const tabIndex = active ? 0 : -1;
  // The cells are what costs; while scrolling they stay as they are.
  const cells = useMemo(() => <Cells row={row} columns={columns} />, [row, columns]);
  return (
    <tr
      data-index={index}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      aria-busy={changing || undefined}
      tabIndex={active === undefined ? undefined : tabIndex}
    >
      {selected === undefined ? null : (
        <td data-tool>
          <input
            type="checkbox"
            data-press="select"
            aria-label={whyNot === null ? selectLabel : `${selectLabel}: ${whyNot}`}
            aria-disabled={whyNot === null ? undefined : true}
            title={whyNot ?? undefined}
            checked={selected}
            readOnly
            tabIndex={tabIndex}
          />
        </td>
      )}
      {cells}
      {menuLabel === undefined ? null : (
        <td data-tool>
          {menuLabel === null ? null : (
            <button
              type="button"
              data-press="menu"
              aria-haspopup="menu"
              aria-label={menuLabel}
              title={menuLabel}
              aria-disabled={changing || undefined}
              tabIndex={tabIndex}
            >
              {changing ? <Spinner /> : <Icon of={Ellipsis} />}
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

function Cells<Row, Sortable extends string>({
  row,
  columns,
}: Pick<TableRowProps<Row, Sortable>, 'row' | 'columns'>) {
  return columns.map((column, place) =>
    place === 0 ? (
      <th key={column.id} scope="row" data-lead>
        {column.cell(row)}
      </th>
    ) : (
      <td key={column.id} data-numeric={column.numeric || undefined} data-column={column.id}>
        {column.cell(row)}
      </td>
    ),
  );
}
