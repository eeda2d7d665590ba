import { shownFailure } from '../failure';
import type { ListParts } from './parts';
import type { CollectionContext, CollectionInput, Kinds, LoadedOf, QueryOf } from './types';

const nothing: readonly never[] = [];

/** The last page of so many rows; an empty list has one page. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** What a list holds, from one query and answer to the next. */
export function listRows<K extends Kinds>({ rules, apply, idOf }: ListParts<K>) {
  type Context = CollectionContext<K>;

  function settled(query: QueryOf<K>) {
    return {
      query,
      address: rules.queryToAddress(query),
      setFilters: rules.setFilters(query.filters),
    };
  }

  function start({ scope, address = {} }: CollectionInput<K>): Context {
    const query = rules.addressToQuery(address);
    return {
      scope,
      ...settled(query),
      answered: null,
      typed: query.search,
      answer: null,
      held: null,
      ...{ matching: nothing, rows: nothing, total: 0, asOf: null },
      ...{ selected: nothing, failure: null, change: null, export: null },
    };
  }

  /** A selection lives as long as the filter that it was made in; so do rows of one kind. */
  function asking(context: Context, query: QueryOf<K>): Partial<Context> {
    const isSameFilter =
      query.search === context.query.search &&
      JSON.stringify(query.filters) === JSON.stringify(context.query.filters);
    return {
      ...settled(query),
      ...(isSameFilter ? {} : { selected: nothing }),
      ...(rules.isSameKind(query, context.query) ? {} : { rows: nothing, matching: nothing }),
    };
  }

  /** The page of what is held that the query asks for; a page behind the last is the last. */
  function arranged(context: Context, held: readonly K['row'][]): Partial<Context> {
    const matching = apply === null ? held : apply(held, context.query);
    const { page, pageSize } = context.query;
    const shown = Math.min(page, lastPage(matching.length, pageSize));
    const { query, address, setFilters } = settled({ ...context.query, page: shown });
    const rows = matching.slice((shown - 1) * pageSize, shown * pageSize);
    const answered = address;
    return { query, address, setFilters, answered, held, matching, rows, total: matching.length };
  }

  function kept(context: Context, loaded: LoadedOf<K>): Partial<Context> {
    const { rows, total, asOf, answer } = loaded;
    const told = { answer, asOf, failure: null };
    if (apply !== null) return { ...told, ...arranged(context, rows) };
    return { ...told, rows, matching: rows, total, answered: context.address };
  }

  /** After a refresh, rows that are gone are no longer selected. */
  function keptAnew(context: Context, loaded: LoadedOf<K>): Partial<Context> {
    const next = kept(context, loaded);
    const now = new Set((next.matching ?? nothing).map(idOf));
    const gone = new Set(context.matching.map(idOf).filter((id) => !now.has(id)));
    return { ...next, selected: context.selected.filter((id) => !gone.has(id)) };
  }

  const failed = (error: unknown): Partial<Context> => ({ failure: shownFailure(error) });

  return { start, asking, arranged, kept, keptAnew, failed };
}
