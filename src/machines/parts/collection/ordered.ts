import type { Sort } from './query';

/** A sort as the list calls take it; left out, the list's own order holds. */
export function ordered<Column extends string>(
  sort: Sort<Column> | null,
): { sort?: Column; order?: 'asc' | 'desc' } {
  if (sort === null) return {};
  return { sort: sort.column, order: sort.descending ? 'desc' : 'asc' };
}
