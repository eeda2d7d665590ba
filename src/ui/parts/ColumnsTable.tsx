import { type Columns, useColumns } from './columns';
import type { DataTableProps } from './DataTable/columns';
import { DataTable } from './DataTable/DataTable';

interface ColumnsTableProps<Row, Id extends string | number> extends Omit<
  DataTableProps<Row, Id>,
  'columns' | 'rowName'
> {
  readonly columns: Columns<Row>;
  /** What a row is called, where that is more than its id. */
  readonly rowName?: (row: Row) => string;
}

/** A table of columns by their kinds, in the language of the page. */
export function ColumnsTable<Row, Id extends string | number>(props: ColumnsTableProps<Row, Id>) {
  const { columns, rowName = (row: Row) => String(props.rowId(row)), ...rest } = props;
  return <DataTable {...rest} columns={useColumns(columns)} rowName={rowName} />;
}
