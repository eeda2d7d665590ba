import type { Column, Total } from './columns';

interface TableTotalsProps<Row, Sortable extends string> {
  readonly totals: readonly Total[];
  readonly columns: readonly Column<Row, Sortable>[];
  readonly selectable: boolean;
  readonly hasMenu: boolean;
}

/** What all rows come to, under their columns. */
export function TableTotals<Row, Sortable extends string>({
  totals,
  columns,
  selectable,
  hasMenu,
}: TableTotalsProps<Row, Sortable>) {
  return (
    <tfoot>
      {totals.map(({ head, cells }) => (
        <tr key={head}>
          {selectable ? <td data-tool /> : null}
          {columns.map(({ id, numeric }, place) =>
            place === 0 ? (
              <th key={id} scope="row" data-lead>
                {head}
              </th>
            ) : (
              <td key={id} data-numeric={numeric || undefined} data-column={id}>
                {cells[id]}
              </td>
            ),
          )}
          {hasMenu ? <td data-tool /> : null}
        </tr>
      ))}
    </tfoot>
  );
}
