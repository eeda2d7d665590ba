import { type Query, type QueryRules, searchOf, type Sort } from './query';

/** First up, then down, then the list's own order. */
function nextSort<Column extends string>(
  sort: Sort<Column> | null,
  column: Column,
): Sort<Column> | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

/** What a person may do to a query. Whatever changes which rows there are leads back to page 1. */
export function queryChanges<Filters, Column extends string>(rules: QueryRules<Filters, Column>) {
  type Q = Query<Filters, Column>;
  const filtered = (query: Q, filters: Filters): Q => ({ ...query, filters, page: 1 });
  return {
    filtered: (query: Q, filters: Partial<Filters>): Q =>
      filtered(query, { ...query.filters, ...filters }),
    /** One filter as by default. */
    without: (query: Q, name: string): Q =>
      filtered(
        query,
        rules.only(query.filters, (known) => known !== name),
      ),
    /** No search and no filters, but for those that are always set. */
    cleared: (query: Q): Q => ({
      ...filtered(query, rules.only(query.filters, rules.isAlwaysSet)),
      search: '',
    }),
    searched: (query: Q, typed: string): Q => ({ ...query, search: searchOf(typed), page: 1 }),
    sorted: (query: Q, column: Column): Q => ({
      ...query,
      sort: nextSort(query.sort, column),
      page: 1,
    }),
    turned: (query: Q, page: number): Q => ({ ...query, page }),
    /** Another page size, on the page where the first row is now. */
    resized: (query: Q, pageSize: number): Q => {
      const first = (query.page - 1) * query.pageSize;
      return { ...query, pageSize, page: Math.floor(first / pageSize) + 1 };
    },
  };
}
