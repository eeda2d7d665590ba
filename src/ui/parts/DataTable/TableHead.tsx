import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import { Tooltip } from '../Tooltip';
import type { Column, Sort } from './columns';

interface TableHeadProps<Row, Sortable extends string> {
  readonly columns: readonly Column<Row, Sortable>[];
  readonly sort: Sort<Sortable> | null | undefined;
  readonly onSort: ((column: Sortable) => void) | undefined;
  /** Whether all, some or none of the rows are ticked; undefined where rows can't be. */
  readonly ticked: 'all' | 'some' | 'none' | undefined;
  readonly onToggleAll: (() => void) | undefined;
  readonly hasMenu: boolean;
}

/** The sticky head: sorts by column and ticks all rows. */
export function TableHead<Row, Sortable extends string>({
  columns,
  sort,
  onSort,
  ticked,
  onToggleAll,
  hasMenu,
}: TableHeadProps<Row, Sortable>) {
  const { t } = useTranslation('parts');
  return (
    <thead>
      <tr aria-rowindex={1}>
        {ticked === undefined ? null : (
          <th scope="col" data-tool>
            <input
              type="checkbox"
              aria-label={t('table.selectAll')}
              checked={ticked === 'all'}
              ref={(input) => {
                if (input) input.indeterminate = ticked === 'some';
              }}
              onChange={onToggleAll}
            />
          </th>
        )}
        {columns.map((column, place) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={direction(column, sort)}
            data-lead={place === 0 || undefined}
            data-numeric={column.numeric || undefined}
            data-column={column.id}
          >
            <HeadWords column={column} sort={sort} onSort={onSort} />
          </th>
        ))}
        {hasMenu ? (
          <th scope="col" data-tool>
            <chakra.span srOnly>{t('table.actions')}</chakra.span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

function direction<Row, Sortable extends string>(
  { sortBy, ordered }: Column<Row, Sortable>,
  sort: Sort<Sortable> | null | undefined,
) {
  if (!sort) return ordered;
  if (sortBy !== sort.column) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}

const arrows = { ascending: ArrowUp, descending: ArrowDown };

type HeadWordsProps<Row, Sortable extends string> = Pick<
  TableHeadProps<Row, Sortable>,
  'sort' | 'onSort'
> & { readonly column: Column<Row, Sortable> };

function HeadWords<Row, Sortable extends string>({
  column,
  sort,
  onSort,
}: HeadWordsProps<Row, Sortable>) {
  const { head, sortBy, explanation } = column;
  const way = direction(column, sort);
  const inside = (
    <>
      <span>{head}</span>
      <Icon of={way === undefined ? ChevronsUpDown : arrows[way]} />
    </>
  );
  const words =
    sortBy !== undefined && onSort ? (
      <button type="button" data-sort onClick={() => onSort(sortBy)}>
        {inside}
      </button>
    ) : (
      <span data-sort={way}>{way === undefined ? head : inside}</span>
    );
  return explanation ? <Tooltip text={explanation}>{words}</Tooltip> : words;
}
