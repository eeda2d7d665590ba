import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import { Tooltip } from '../Tooltip';
import { nextSort } from './columns';
import type { Column, DataTableProps, Sort } from './columns';

interface TableHeadProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'> {
  /** Whether all, some or none of the rows are selected; undefined where rows can't be. */
  readonly selection: 'all' | 'some' | 'none' | undefined;
  readonly onSelectAll: (selected: boolean) => void;
  readonly hasActions: boolean;
}

/** The sticky head: sorts by column and selects all rows. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  selection,
  onSelectAll,
  hasActions,
}: TableHeadProps<Row>) {
  const { t } = useTranslation('parts');
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection === undefined ? null : (
          <th scope="col" className="tool no-print">
            <input
              type="checkbox"
              aria-label={t('table.selectAll')}
              checked={selection === 'all'}
              ref={(input) => {
                if (input) input.indeterminate = selection === 'some';
              }}
              onChange={(event) => onSelectAll(event.currentTarget.checked)}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
            className={`${index === 0 ? 'lead' : ''} ${column.numeric ? 'numeric' : ''}`}
          >
            <HeadWords column={column} sort={sort} onSort={onSort} />
          </th>
        ))}
        {hasActions ? (
          <th scope="col" className="tool no-print" aria-label={t('table.actions')} />
        ) : null}
      </tr>
    </thead>
  );
}

interface HeadWordsProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function HeadWords<Row>({ column, sort, onSort }: HeadWordsProps<Row>) {
  const descending = sort?.column === column.id && sort.direction === 'descending';
  const words =
    column.sortable && onSort ? (
      <button type="button" className="sort" onClick={() => onSort(nextSort(column.id, sort))}>
        <span>{column.head}</span>
        <Icon of={descending ? ArrowDown : ArrowUp} />
      </button>
    ) : (
      <span>{column.head}</span>
    );
  return column.explanation ? <Tooltip text={column.explanation}>{words}</Tooltip> : words;
}
