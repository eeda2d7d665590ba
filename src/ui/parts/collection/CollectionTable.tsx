import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultPageSizes } from '../../../machines/parts/collection/query';
import {
  selectEmptiness,
  selectFailure,
  selectIsRefreshing,
  selectPage,
  selectPageSize,
  selectRows,
  selectSelected,
  selectSort,
  selectTotal,
} from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import type { Column } from '../DataTable/columns';
import { DataTable } from '../DataTable/DataTable';
import { Failed, NothingForFilter } from '../Emptiness';
import type { MenuItem } from '../MenuList';
import { Pagination } from '../Pagination';
import type { CollectionActor } from './actor';
import { CollectionOutdated } from './CollectionOutdated';

interface CollectionTableProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  /** What the rows are: 'Students'. */
  readonly label: string;
  readonly columns: readonly Column<K['row'], K['column']>[];
  readonly rowId: (row: K['row']) => K['id'];
  readonly rowName: (row: K['row']) => string;
  /** What the list shows when there is nothing in it yet. */
  readonly nothing: ReactNode;
  /** What failed: 'The students could not be loaded'. */
  readonly failed: string;
  /** The filters that are set, in words. */
  readonly filterWords: string;
  /** Those of the list's chart, where they are not the usual ones. */
  readonly pageSizes?: readonly number[];
  readonly isSelectable?: boolean;
  readonly actions?: (row: K['row']) => readonly MenuItem[];
  readonly onAction?: (action: string, row: K['row']) => void;
}

/** A list on the screen: its rows or one of the four emptinesses, and its pages. */
export function CollectionTable<K extends Kinds>(props: CollectionTableProps<K>) {
  const { actor } = props;
  const rows = useSelector(actor, selectRows<K['row']>);
  const emptiness = useSelector(actor, selectEmptiness);
  const isRefreshing = useSelector(actor, selectIsRefreshing);
  const sort = useSelector(actor, selectSort);
  const selected = useSelector(actor, selectSelected<K['id']>);
  const page = useSelector(actor, selectPage);
  const pageSize = useSelector(actor, selectPageSize);
  const total = useSelector(actor, selectTotal);
  const { t } = useTranslation();
  const failure = useSelector(actor, selectFailure);

  const empty = {
    loading: null,
    nothing: props.nothing,
    filtered: (
      <NothingForFilter
        filter={props.filterWords}
        onClear={() => {
          actor.send({ type: 'filters.cleared' });
        }}
      />
    ),
    failed: (
      <Failed
        title={props.failed}
        requestId={failure?.requestId}
        onRetry={() => {
          actor.send({ type: 'retry.requested' });
        }}
      >
        {failure === null ? null : t(failure.message.key, { ...failure.message.values })}
      </Failed>
    ),
  };

  const selection = {
    selected,
    onToggle: (id: K['id']) => {
      actor.send({ type: 'row.toggled', id });
    },
    onToggleAll: () => {
      actor.send({ type: 'page.toggled' });
    },
  };

  return (
    <>
      <CollectionOutdated actor={actor} />
      <DataTable
        label={props.label}
        columns={props.columns}
        rows={rows}
        rowId={props.rowId}
        rowName={props.rowName}
        sort={sort}
        onSort={(column) => {
          actor.send({ type: 'sort.chosen', column });
        }}
        {...(props.isSelectable === true ? selection : {})}
        actions={props.actions}
        onAction={props.onAction}
        loadingRows={emptiness === 'loading' ? Math.min(pageSize, 12) : undefined}
        busy={isRefreshing}
        empty={emptiness === null ? undefined : empty[emptiness]}
        offset={(page - 1) * pageSize}
        total={total}
      />
      {emptiness === null ? (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          pageSizes={props.pageSizes ?? defaultPageSizes}
          onPage={(next) => {
            actor.send({ type: 'page.chosen', page: next });
          }}
          onPageSize={(size) => {
            actor.send({ type: 'pageSize.chosen', pageSize: size });
          }}
        />
      ) : null}
    </>
  );
}
