import { and, assign, emit, enqueueActions, not, raise, setup, stateIn } from 'xstate';
import type { SocketMessage } from '../../../contract/socket';
import { failureNotice } from '../notice';
import { signal } from '../signal';
import { lastPage, listExport, listRows, listSelection } from './rows';
import type {
  ChangeOutcome,
  CollectionContext,
  CollectionEmitted,
  CollectionEvent,
  CollectionInput,
  Kinds,
  ListParts,
  ListRules,
  LoadedOf,
  Part,
} from './types';
import { type Address, queryChanges } from './query';

const sameAddress = (one: Address | null, other: Address) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether it may be the search or a filter that leaves no rows. */
const isFiltered = ({ query, setFilters }: CollectionContext<Kinds>) =>
  query.search !== '' || Object.keys(setFilters).length > 0;

/** The states of the rows in which a load is under way or about to begin. */
const unsettled = ['asking', 'loading', 'updating', 'refreshing', 'arrived'];

/** The named actors, actions and guards of a list's chart. */
export function collectionSetup<K extends Kinds>(parts: ListParts<K>) {
  const { id: list, rules, changes } = parts;
  const rows = listRows(parts);
  const selection = listSelection(parts);
  const exporting = listExport(parts);
  const query = queryChanges(rules);
  type Context = CollectionContext<K>;
  type Loaded = { loaded: LoadedOf<K> };
  type Outcome = { outcome: ChangeOutcome<K['id']> };

  const lastPageOf = ({ total, query: { pageSize } }: Context) => lastPage(total, pageSize);
  const doneIds = ({ change }: Context, { refused }: Outcome['outcome']) =>
    change?.ids.filter((id) => !refused.includes(id)) ?? [];
  const isLastPart = ({ export: current }: Context, part: Part<K['row']>) =>
    !parts.exportsInParts || current === null || exporting.isComplete(current, part);

  return setup({
    types: {} as {
      context: Context;
      events: CollectionEvent<K>;
      input: CollectionInput<K>;
      emitted: CollectionEmitted<K>;
      tags: 'busy' | 'empty' | 'failed' | 'done';
      meta: ListRules<K> & { readonly template: 'collection' };
    },
    actors: {
      load: parts.load,
      loadPart: parts.loadPart,
      change: changes.logic,
      socket: signal('socket'),
    },
    delays: { typingPause: 250, undoWindow: 5000 },
    actions: {
      setFilters: assign(({ context }, { filters }: { filters: Partial<K['filters']> }) =>
        rows.asking(context, query.filtered(context.query, filters)),
      ),
      removeFilter: assign(({ context }, { name }: { name: string }) =>
        rows.asking(context, query.without(context.query, name)),
      ),
      clearFilters: assign(({ context }) => ({
        ...rows.asking(context, query.cleared({ ...context.query, search: context.typed })),
        typed: '',
      })),
      setSearch: assign(({ context }) =>
        rows.asking(context, query.searched(context.query, context.typed)),
      ),
      setSort: assign(({ context }, { column }: { column: K['column'] }) =>
        rows.asking(context, query.sorted(context.query, column)),
      ),
      setPage: assign(({ context }, { page }: { page: number }) =>
        rows.asking(context, query.turned(context.query, page)),
      ),
      setPageSize: assign(({ context }, { pageSize }: { pageSize: number }) =>
        rows.asking(context, query.resized(context.query, pageSize)),
      ),
      goToLastPage: assign(({ context }) =>
        rows.asking(context, query.turned(context.query, lastPageOf(context))),
      ),
      setAddress: assign(({ context }, { address }: { address: Address }) => {
        const next = rules.addressToQuery(address);
        return { ...rows.asking(context, next), typed: next.search };
      }),
      arrange: assign(({ context }) => rows.arranged(context, context.held ?? [])),
      keepRows: assign(({ context }, { loaded }: Loaded) => rows.kept(context, loaded)),
      keepRowsAnew: assign(({ context }, { loaded }: Loaded) => rows.keptAnew(context, loaded)),
      /** What is ticked stays so: another try brings its rows back. */
      dropRows: assign(({ context: { matching, selected } }) => ({
        rows: [],
        matching: matching.filter((row) => selected.includes(parts.idOf(row))),
        answered: null,
      })),
      keepFailure: assign((_, { error }: { error: unknown }) => rows.failed(error)),
      askAgain: raise({ type: 'refresh.requested' }),

      keepTyped: assign((_, { text }: { text: string }) => ({ typed: text })),
      submitSearch: raise({ type: 'search.submitted' }),

      toggleRow: assign(({ context }, { id }: { id: K['id'] }) => ({
        selected: selection.toggled(context, id),
      })),
      togglePage: assign(({ context }) => ({ selected: selection.pageToggled(context) })),
      clearSelection: assign({ selected: [] }),

      beginChange: assign((_, change: { name: K['change']; ids: readonly K['id'][] }) => ({
        change,
      })),
      keepOutcome: assign(({ context }, { outcome }: Outcome) => {
        const ids = doneIds(context, outcome);
        return {
          change: context.change && {
            ...{ name: context.change.name, ids },
            ...(outcome.refused.length > 0 && { report: outcome.report }),
          },
          // What was refused is reported, and would be refused again.
          selected: context.selected.filter(
            (id) =>
              !ids.includes(id) && (outcome.report === undefined || !outcome.refused.includes(id)),
          ),
        };
      }),
      forgetChange: assign({ change: null }),
      tellOutcome: enqueueActions(({ context, enqueue }, { outcome }: Outcome) => {
        const { length: done } = doneIds(context, outcome);
        const { length: refused } = outcome.refused;
        if (refused > 0 && outcome.report !== undefined) return;
        const message = changes.messageOf(context.change?.name ?? '', { done, refused });
        if (message === null) return;
        enqueue.emit({
          ...{ type: 'notice.shown', tone: refused > 0 ? 'bad' : 'good' },
          message: { ...message, values: { ...message.values, ...outcome.told } },
        });
      }),
      tellFailure: emit((_, { error }: { error: unknown }) => failureNotice(error)),

      beginExport: assign(({ context }) => ({ export: exporting.begun(context) })),
      keepPart: assign(({ context }, { part }: { part: Part<K['row']> }) => ({
        export: context.export === null ? null : exporting.grown(context.export, part),
      })),
      forgetExport: assign({ export: null }),
      tellPart: emit(({ context }, { part }: { part: Part<K['row']> }) => ({
        type: 'rows.exported' as const,
        list,
        rows: context.export === null ? [] : exporting.newRows(context.export, part),
        isFirst: (context.export?.count ?? 0) === 0,
        isLast: isLastPart(context, part),
      })),
      tellAll: emit(({ context }) => ({
        type: 'rows.exported' as const,
        list,
        rows: context.export?.rows ?? [],
        ...{ isFirst: true, isLast: true },
      })),
      dropExport: emit({ type: 'export.dropped', list }),
    },
    guards: {
      areSound: ({ context }, { filters }: { filters: Partial<K['filters']> }) =>
        rules.isSound({ ...context.query.filters, ...filters }),
      isOtherAddress: ({ context }, { address }: { address: Address }) =>
        !sameAddress(rules.queryToAddress(rules.addressToQuery(address)), context.address),
      isOtherPage: ({ context }, { page }: { page: number }) =>
        Number.isInteger(page) &&
        page !== context.query.page &&
        page >= 1 &&
        page <= lastPageOf(context),
      isOtherPageSize: ({ context }, { pageSize }: { pageSize: number }) =>
        pageSize !== context.query.pageSize && rules.pageSizes.includes(pageSize),
      isSortable: (_, { column }: { column: K['column'] }) => rules.sortable.includes(column),
      isSetFilter: ({ context }, { name }: { name: string }) => name in context.setFilters,
      isNewSearch: ({ context }) =>
        query.searched(context.query, context.typed).search !== context.query.search,
      isHeld: ({ context }) => context.held !== null,
      hasRows: ({ context }) => context.rows.length > 0,
      isBehindLastPage: ({ context }) => context.query.page > lastPageOf(context),
      isFiltered: ({ context }) => isFiltered(context),
      canClear: ({ context }) => isFiltered(context) || context.typed !== '',
      isConcerned: ({ context }, { message }: { message: SocketMessage }) =>
        parts.concerns?.(message, context.scope) ?? false,
      isAtRest: and(unsettled.map((rows) => not(stateIn({ rows })))),
      isKnownRow: ({ context }, { id }: { id: K['id'] }) => selection.isKnown(context, id),
      hasSelection: ({ context }) => context.selected.length > 0,
      isChangeOfRows: (_, { ids }: { ids: readonly K['id'][] }) => ids.length > 0,
      hasReport: ({ context: { change } }) => change?.report !== undefined,
      canBeUndone: ({ context: { change } }) =>
        change !== null && change.ids.length > 0 && changes.undoOf(change.name) !== null,
      canExport: ({ context }) =>
        exporting.totalOf(context) > 0 && sameAddress(context.answered, context.address),
      isLastPart: ({ context }, { part }: { part: Part<K['row']> }) => isLastPart(context, part),
    },
  });
}

export type CollectionSetup<K extends Kinds> = ReturnType<typeof collectionSetup<K>>;
