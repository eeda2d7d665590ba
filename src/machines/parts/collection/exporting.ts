import type { ListParts } from './parts';
import type { CollectionContext, Export, Kinds, Part } from './types';

/** How many rows one call of an export brings: as many as a call gives at most. */
export const exportPageSize = 200;

/** The rows of an export, page by page, exactly those of the query that it was asked for with. */
export function listExport<K extends Kinds>({ idOf, apply }: ListParts<K>) {
  function begun(context: CollectionContext<K>): Export<K> {
    const { query, matching, total } = context;
    return {
      query: { ...query, page: 1, pageSize: exportPageSize },
      rows: apply === null ? [] : matching,
      total,
    };
  }

  /** The rows of a part that are not there yet: a list that changes meanwhile repeats some. */
  function newRows({ rows }: Export<K>, part: Part<K['row']>): readonly K['row'][] {
    const known = new Set(rows.map(idOf));
    return part.rows.filter((row) => !known.has(idOf(row)));
  }

  function grown(current: Export<K>, part: Part<K['row']>): Export<K> {
    const rows = [...current.rows, ...newRows(current, part)];
    const query = { ...current.query, page: current.query.page + 1 };
    return { query, rows, total: part.total };
  }

  function isComplete(current: Export<K>, part: Part<K['row']>): boolean {
    const fresh = newRows(current, part);
    return fresh.length === 0 || current.rows.length + fresh.length >= part.total;
  }

  return { begun, grown, isComplete };
}
