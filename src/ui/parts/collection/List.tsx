import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectFilters, selectRules } from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import type { Columns } from '../columns';
import type { Total } from '../DataTable/columns';
import { NothingYet } from '../Emptiness';
import type { CollectionActor } from './actor';
import { CollectionActions } from './CollectionActions';
import { CollectionFilters } from './CollectionFilters';
import { CollectionTable } from './CollectionTable';
import { CollectionTabs } from './CollectionTabs';
import { CollectionUndo } from './CollectionUndo';
import type { RowActions } from './rowActions';
import { filterWords, type ListWords } from './words';

export interface ListProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  /** Their first area is the list's own: its words are the list's. */
  readonly columns: Columns<K['row']>;
  readonly words?: ListWords | undefined;
  /** The filter that stands above the list as tabs. */
  readonly tabs?: string | undefined;
  /** The values of that filter that are no tabs for this person. */
  readonly hiddenTabs?: readonly string[] | undefined;
  /** The filters that this person has no use for. */
  readonly hiddenFilters?: readonly string[] | undefined;
  readonly counts?: ((answer: K['answer']) => Readonly<Record<string, number>>) | undefined;
  readonly actions?: RowActions<K> | undefined;
  /** What a row's group is called, where rows come group by group. */
  readonly groupOf?: ((row: K['row']) => string | null) | undefined;
  /** The values of filters by an id, whose words are in `words.values`. */
  readonly choices?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What all rows that are filtered come to, by column. */
  readonly totals?: readonly Total[] | undefined;
  /** The one action that fills an empty list. */
  readonly fill?: ReactNode;
  /** Whether the rows are not of the days that are typed above them. */
  readonly isOfOtherDays?: boolean | undefined;
  /** What stands in the place of the filters. */
  readonly filters?: ReactNode;
}

/** A list without a head: tabs, filters, rows or why there are none, pages, and what can be done. */
export function List<K extends Kinds>(props: ListProps<K>) {
  const { actor, columns, words = {}, tabs, counts, actions, fill } = props;
  const { t } = useTranslation(columns.areas);
  const { rules, isSearchable } = useSelector(actor, selectRules<K>);
  const filters = useSelector(actor, selectFilters<K['filters']>);
  const tab = (tabs === undefined ? undefined : rules.textOf(filters)[tabs]) ?? '';
  const named = filterWords(t, words, rules.fields, tabs);
  const { nothing = 'nothing', label = tab === '' ? 'title' : undefined } = words;
  const key = typeof nothing === 'string' ? nothing : nothing(tab);
  const list = (
    <>
      {props.filters ?? (
        <CollectionFilters
          actor={actor}
          searchLabel={isSearchable ? t(words.search ?? 'search') : null}
          words={named}
          tabs={tabs}
          hidden={props.hiddenFilters}
          choices={props.choices}
        />
      )}
      <CollectionTable
        actor={actor}
        label={label === undefined ? named.value(tabs ?? '', tab) : t(label)}
        columns={columns}
        words={named}
        failed={t(words.failed ?? 'failed')}
        nothing={
          <NothingYet title={t(`${key}.title`)} action={fill}>
            {t(`${key}.text`)}
          </NothingYet>
        }
        actions={actions}
        groupOf={props.groupOf}
        totals={props.totals}
        isOfOtherDays={props.isOfOtherDays}
        selection={
          actions === undefined ? null : (
            <CollectionActions actor={actor} actions={actions} tab={tab} t={t} />
          )
        }
        undo={
          actions === undefined ? null : (
            <CollectionUndo actor={actor} t={t} words={words.change ?? 'change'} />
          )
        }
      />
    </>
  );
  if (tabs === undefined) return list;
  return (
    <CollectionTabs
      actor={actor}
      name={tabs}
      words={named}
      counts={counts}
      hidden={props.hiddenTabs}
    >
      {list}
    </CollectionTabs>
  );
}
