import { errorIn } from '../failure';
import type { CollectionSetup } from './setup';
import type { Kinds, ListParts } from './types';

/** All that a person may ask of a list; what a list does not have, its chart does not show. */
export function queryEvents<K extends Kinds>(chart: CollectionSetup<K>, parts: ListParts<K>) {
  const { rules, isSearchable, isInAddress, isFirstOnly } = parts;
  if (isFirstOnly) return chart.createStateConfig({ on: {} });
  return chart.createStateConfig({
    on: {
      ...(rules.hasFilters && {
        'filters.changed': {
          guard: { type: 'areSound', params: ({ event }) => ({ filters: event.filters }) },
          target: '.asking',
          actions: { type: 'setFilters', params: ({ event }) => ({ filters: event.filters }) },
        },
        'filter.removed': {
          guard: { type: 'isSetFilter', params: ({ event }) => ({ name: event.name }) },
          target: '.asking',
          actions: { type: 'removeFilter', params: ({ event }) => ({ name: event.name }) },
        },
      }),
      ...((rules.hasFilters || isSearchable) && {
        'filters.cleared': { guard: 'canClear', target: '.asking', actions: 'clearFilters' },
      }),
      ...(isSearchable && {
        'search.submitted': { guard: 'isNewSearch', target: '.asking', actions: 'setSearch' },
      }),
      ...(rules.sortable.length > 0 && {
        'sort.chosen': {
          guard: { type: 'isSortable', params: ({ event }) => ({ column: event.column }) },
          target: '.asking',
          actions: { type: 'setSort', params: ({ event }) => ({ column: event.column }) },
        },
      }),
      'page.chosen': {
        guard: { type: 'isOtherPage', params: ({ event }) => ({ page: event.page }) },
        target: '.asking',
        actions: { type: 'setPage', params: ({ event }) => ({ page: event.page }) },
      },
      ...(rules.pageSizes.length > 1 && {
        'pageSize.chosen': {
          guard: { type: 'isOtherPageSize', params: ({ event }) => ({ pageSize: event.pageSize }) },
          target: '.asking',
          actions: { type: 'setPageSize', params: ({ event }) => ({ pageSize: event.pageSize }) },
        },
      }),
      ...(isInAddress && {
        'address.changed': {
          guard: { type: 'isOtherAddress', params: ({ event }) => ({ address: event.address }) },
          target: '.asking',
          actions: { type: 'setAddress', params: ({ event }) => ({ address: event.address }) },
        },
      }),
    },
  });
}

/**
 * The search box: searches after a pause in typing, or at once on Enter. A list that holds all its rows
 * searches at every key, since that makes no call.
 */
export function searchRegion<K extends Kinds>(
  chart: CollectionSetup<K>,
  { apply, isSearchable }: ListParts<K>,
) {
  if (!isSearchable) return chart.createStateConfig({});
  const keepTyped = {
    type: 'keepTyped',
    params: ({ event }: { event: { text: string } }) => ({ text: event.text }),
  } as const;
  if (apply !== null) {
    return chart.createStateConfig({
      on: { 'search.typed': { actions: [keepTyped, 'submitSearch'] } },
    });
  }
  return chart.createStateConfig({
    initial: 'resting',
    states: {
      resting: { on: { 'search.typed': { target: 'typing', actions: keepTyped } } },
      typing: {
        after: { typingPause: { target: 'resting', actions: 'submitSearch' } },
        on: {
          'search.typed': { target: 'typing', reenter: true, actions: keepTyped },
          'search.submitted': 'resting',
          'filters.cleared': 'resting',
          'address.changed': {
            guard: { type: 'isOtherAddress', params: ({ event }) => ({ address: event.address }) },
            target: 'resting',
          },
        },
      },
    },
  });
}

/** A state that asks for rows to take the place of what is shown, if anything is. */
function asksFor<K extends Kinds>(chart: CollectionSetup<K>, state: 'loading' | 'updating') {
  return chart.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'load',
      src: 'load',
      input: ({ context }) => ({ query: context.query, scope: context.scope }),
      onDone: {
        target: 'arrived',
        actions: { type: 'keepRows', params: ({ event }) => ({ loaded: event.output }) },
      },
      onError: {
        target: 'loadFailed',
        actions: [{ type: 'keepFailure', params: errorIn }, 'dropRows'],
      },
    },
    on: { 'refresh.requested': { target: state, reenter: true } },
  });
}

/** The same question once more, while its rows stay on the screen. */
function refreshes<K extends Kinds>(chart: CollectionSetup<K>) {
  return chart.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'load',
      src: 'load',
      input: ({ context }) => ({ query: context.query, scope: context.scope }),
      onDone: {
        target: 'arrived',
        actions: { type: 'keepRowsAnew', params: ({ event }) => ({ loaded: event.output }) },
      },
      onError: {
        target: 'outdated',
        actions: { type: 'keepFailure', params: errorIn },
      },
    },
    on: { 'refresh.requested': { target: 'refreshing', reenter: true } },
  });
}

/**
 * The rows of the list, or one of the four kinds of empty. A new query leaves the state that waits for
 * the last answer and so aborts its request: only the latest query is answered.
 */
export function rowsRegion<K extends Kinds>(chart: CollectionSetup<K>, parts: ListParts<K>) {
  const { isFirstOnly } = parts;
  const isHeldWhole = parts.apply !== null;
  const canBeFiltered = parts.rules.hasFilters || parts.isSearchable;
  return chart.createStateConfig({
    initial: 'loading',
    on: queryEvents(chart, parts).on,
    states: {
      ...(!isFirstOnly && {
        asking: {
          always: [
            isHeldWhole
              ? ({ guard: 'isHeld', target: 'arrived', actions: 'arrange' } as const)
              : ({ guard: 'hasRows', target: 'updating' } as const),
            { target: 'loading' } as const,
          ],
        },
      }),
      loading: asksFor(chart, 'loading'),
      ...(!isHeldWhole && !isFirstOnly && { updating: asksFor(chart, 'updating') }),
      arrived: {
        always: [
          ...(isHeldWhole || isFirstOnly
            ? []
            : [
                {
                  guard: 'isBehindLastPage',
                  target: 'asking',
                  actions: 'goToLastPage',
                } as const,
              ]),
          { guard: 'hasRows', target: 'ready' },
          ...(canBeFiltered ? [{ guard: 'isFiltered', target: 'filteredOut' } as const] : []),
          { target: 'empty' },
        ],
      },
      ready: { on: { 'refresh.requested': 'refreshing' } },
      ...(canBeFiltered && {
        filteredOut: { tags: 'empty', on: { 'refresh.requested': 'refreshing' } },
      }),
      empty: { tags: 'empty', on: { 'refresh.requested': 'refreshing' } },
      refreshing: refreshes(chart),
      outdated: {
        tags: 'failed',
        on: { 'retry.requested': 'refreshing', 'refresh.requested': 'refreshing' },
      },
      loadFailed: {
        tags: 'failed',
        on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' },
      },
    },
  });
}

/**
 * What the socket says of the list. A load that is under way may answer an older state: it ends first,
 * then the list asks once more, however many messages came meanwhile.
 */
export function newsRegion<K extends Kinds>(chart: CollectionSetup<K>, { concerns }: ListParts<K>) {
  if (concerns === null) return chart.createStateConfig({});
  return chart.createStateConfig({
    invoke: { id: 'socket', src: 'socket' },
    initial: 'current',
    states: {
      current: {
        on: {
          'socket.received': {
            guard: { type: 'isConcerned', params: ({ event }) => ({ message: event.message }) },
            target: 'overtaken',
          },
        },
      },
      overtaken: {
        always: { guard: 'isAtRest', target: 'current', actions: 'askAgain' },
      },
    },
  });
}
