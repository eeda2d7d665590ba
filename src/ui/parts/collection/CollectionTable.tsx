import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  selectAnswered,
  selectChangingIds,
  selectEmptiness,
  selectFailure,
  selectIsRefreshing,
  selectPage,
  selectPageSize,
  selectRows,
  selectRules,
  selectSelected,
  selectSort,
  selectTotal,
} from '../../../machines/parts/collection/selectors';
import { chosenColumns } from '../../../domain/listColumns';
import type { Kinds } from '../../../machines/parts/collection/types';
import { useColumnChoice } from '../columnChoice';
import { type Columns, useColumns } from '../columns';
import type { Column, Total } from '../DataTable/columns';
import { DataTable } from '../DataTable/DataTable';
import { Failed, NothingForFilter } from '../Emptiness';
import { useToldName } from '../useToldName';
import type { CollectionActor } from './actor';
import { CollectionOutdated } from './CollectionOutdated';
import { CollectionPages } from './CollectionPages';
import { ColumnChooser } from './ColumnChooser';
import { OrderChanged } from './OrderChanged';
import { changeRows, type RowActions } from './rowActions';
import { useSteadyOrder } from './useSteadyOrder';
import { type FilterWords, useFilterSentence } from './words';

/** Columns sort by their id, where the list can. */
const sortable = <Row, Id extends string>(
  columns: readonly Column<Row>[],
  ids: readonly Id[],
): Column<Row, Id>[] =>
  columns.map((column) => ({ ...column, sortBy: ids.find((id) => id === column.id) }));

interface CollectionTableProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  /** What the rows are: 'Students'. */
  readonly label: string;
  readonly columns: Columns<K['row']>;
  readonly words: FilterWords;
  /** What the list shows when there is nothing in it yet. */
  readonly nothing: ReactNode;
  /** What failed: 'The students could not be loaded'. */
  readonly failed: string;
  readonly actions: RowActions<K> | undefined;
  readonly groupOf: ((row: K['row']) => string | null) | undefined;
  readonly totals: readonly Total[] | undefined;
  readonly isOfOtherDays: boolean | undefined;
  /** What can be done with the ticked rows. */
  readonly selection: ReactNode;
  /** The way back from what was done last, which may have left no row. */
  readonly undo: ReactNode;
}

/** A list on the screen: its rows or one of the four emptinesses, and its pages. */
export function CollectionTable<K extends Kinds>(props: CollectionTableProps<K>) {
  const { actor, actions } = props;
  const emptiness = useSelector(actor, selectEmptiness);
  const isRefreshing = useSelector(actor, selectIsRefreshing);
  const sort = useSelector(actor, selectSort);
  const selected = useSelector(actor, selectSelected<K['id']>);
  const changing = useSelector(actor, selectChangingIds<K['id']>);
  const page = useSelector(actor, selectPage);
  const pageSize = useSelector(actor, selectPageSize);
  const total = useSelector(actor, selectTotal);
  const failure = useSelector(actor, selectFailure);
  const { id, rules, idOf, canTick } = useSelector(actor, selectRules<K>);
  const { rows, isHeld, release } = useSteadyOrder({
    ...{ list: id, idOf, question: useSelector(actor, selectAnswered) },
    rows: useSelector(actor, selectRows<K['row']>),
    hasTicks: actions !== undefined && selected.length > 0,
    isChanging: changing.length > 0,
  });
  const { t } = useTranslation(props.columns.areas);
  const known = useColumns(props.columns);
  const { choice } = useColumnChoice(id);
  const columns = useMemo(
    () => sortable(chosenColumns(known, choice), rules.sortable),
    [known, choice, rules],
  );
  const filter = useFilterSentence(actor, props.words);
  const told = useToldName();
  const [first] = known;
  const rowName = (row: K['row']) => {
    const name = String(first?.inFile[0]?.text(row) ?? '');
    return first?.isPerson === true ? told(name) : name;
  };

  const empty = {
    loading: null,
    nothing: props.nothing,
    filtered: (
      <NothingForFilter filter={filter} onClear={() => actor.send({ type: 'filters.cleared' })} />
    ),
    failed: (
      <Failed
        title={props.failed}
        failure={failure}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    ),
  };

  const ofRows = actions && {
    selected,
    changing,
    whyNot: (row: K['row']) => (canTick(row) ? null : (actions.whyNot?.(row) ?? '')),
    onToggle: (row: K['id']) => {
      actor.send({ type: 'row.toggled', id: row });
    },
    onToggleAll: () => {
      actor.send({ type: 'page.toggled' });
    },
  };
  const ofRow = actions?.ofRow;
  const begun = actions?.begins?.filter(({ isInRows }) => isInRows) ?? [];
  const menu = actions !== undefined &&
    ofRow !== undefined && {
      actions: (row: K['row']) => [
        ...begun.map(({ icon, verb }) => ({ id: verb, label: verb, icon })),
        ...ofRow(row).map((name) => {
          const { icon, verb = `action.${name}` } = actions.looks[name];
          return { id: name, label: t(verb), icon, disabled: changing.length > 0 };
        }),
      ],
      onAction: (action: string, row: K['row']) => {
        begun.find(({ verb }) => verb === action)?.on([idOf(row)], [row]);
        const name = ofRow(row).find((known) => known === action);
        if (name !== undefined) changeRows(actor, actions, name, [idOf(row)]);
      },
    };

  return (
    <>
      <CollectionOutdated actor={actor} />
      {isHeld ? <OrderChanged onRelease={release} /> : null}
      <DataTable
        list={id}
        label={props.label}
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowName={rowName}
        groupOf={props.groupOf}
        sort={sort}
        onSort={(column) => actor.send({ type: 'sort.chosen', column })}
        {...ofRows}
        {...menu}
        loadingRows={emptiness === 'loading' ? Math.min(pageSize, 12) : undefined}
        busy={isRefreshing}
        isOfOtherDays={props.isOfOtherDays}
        empty={emptiness === null ? undefined : empty[emptiness]}
        offset={(page - 1) * pageSize}
        total={total}
        totals={props.totals}
        foot={
          emptiness === null ? (
            <>
              {props.selection}
              {props.undo}
              <CollectionPages
                actor={actor}
                columns={<ColumnChooser list={id} columns={known} />}
              />
            </>
          ) : null
        }
      />
      {emptiness === null ? null : props.undo}
    </>
  );
}
