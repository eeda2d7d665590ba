import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  selectAsOf,
  selectFailure,
  selectFilters,
  selectRules,
  selectTotal,
} from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import { isForbidden } from '../../../machines/parts/failure';
import { useDates } from '../dates';
import { PageHead } from '../PageHead';
import { SavedViews } from '../SavedViews';
import { CollectionExport } from './CollectionExport';
import { List, type ListProps } from './List';

interface ListScreenProps<K extends Kinds> extends ListProps<K> {
  /** Whether the list is a tab of a page that has a head of its own. */
  readonly inTab?: boolean | undefined;
  /** What the page is called, where it is not the area's `title`. */
  readonly title?: string | undefined;
  /** Whom it is about. */
  readonly about?: ReactNode;
  /** Of what days the rows are, said with their number. */
  readonly period?: ((filters: K['filters']) => string | null) | undefined;
  /** Whether the person may export what the list can; yes, unless told. */
  readonly mayExport?: boolean | undefined;
  /** The primary action, at the right of the head. */
  readonly action?: ReactNode;
  /** What stands between head and list. */
  readonly children?: ReactNode;
}

/**
 * The screen of a list, made of its chart, its columns and its words: the head says what is counted
 * and as of when; filters, sorting and page sizes are those of the chart's query.
 *
 * @example
 * <ListScreen
 *   actor={list}
 *   columns={studentColumns}
 *   tabs="list"
 *   counts={({ counts }) => counts}
 *   actions={{ looks, ofRow, ofSelection }}
 * />
 */
export function ListScreen<K extends Kinds>(props: ListScreenProps<K>) {
  const {
    inTab = false,
    mayExport = true,
    title,
    about,
    period,
    action,
    children,
    ...list
  } = props;
  const { actor, columns, words } = list;
  const { t } = useTranslation(columns.areas);
  const { moment } = useDates();
  const total = useSelector(actor, selectTotal);
  const asOf = useSelector(actor, selectAsOf);
  const failure = useSelector(actor, selectFailure);
  const filters = useSelector(actor, selectFilters<K['filters']>);
  const { hasExport } = useSelector(actor, selectRules<K>);
  const isOpen = failure === null || !isForbidden(failure);
  return (
    <>
      <PageHead
        title={inTab ? null : (title ?? t('title'))}
        about={about}
        count={asOf === null ? undefined : t(words?.count ?? 'count', { count: total })}
        period={asOf === null ? undefined : period?.(filters)}
        asOf={asOf === null ? undefined : t('parts:asOf', { time: moment(asOf) })}
        action={
          <>
            {inTab || !isOpen ? null : <SavedViews />}
            {hasExport && mayExport && isOpen ? <CollectionExport actor={actor} /> : null}
            {action}
          </>
        }
      />
      {children}
      <List {...list} />
    </>
  );
}
