import type { ListParts } from './parts';
import type { CollectionSetup } from './setup';
import type { Kinds } from './types';

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
