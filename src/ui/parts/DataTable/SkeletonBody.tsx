import { SkeletonBar, skeletonWidth } from '../SkeletonRows';
import type { Column } from './columns';

interface SkeletonBodyProps<Row, Sortable extends string> {
  readonly rows: number;
  readonly columns: readonly Column<Row, Sortable>[];
  readonly selectable: boolean;
  readonly hasMenu: boolean;
}

/** Rows of the final height, before there are any. */
export function SkeletonBody<Row, Sortable extends string>({
  rows,
  columns,
  selectable,
  hasMenu,
}: SkeletonBodyProps<Row, Sortable>) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {selectable ? <td data-tool /> : null}
          {columns.map((column, place) => (
            <td key={column.id} data-column={column.id}>
              <SkeletonBar width={skeletonWidth(row + place)} atEnd={column.numeric ?? false} />
            </td>
          ))}
          {hasMenu ? <td data-tool /> : null}
        </tr>
      ))}
    </tbody>
  );
}
