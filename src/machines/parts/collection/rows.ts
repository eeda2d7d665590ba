import { shownFailure } from '../failure';
import type {
  CollectionContext,
  CollectionInput,
  Export,
  Kinds,
  ListParts,
  LoadedOf,
  Part,
  QueryOf,
} from './types';

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

  function start({ scope, address = {}, selected = nothing }: CollectionInput<K>): Context {
    const query = rules.addressToQuery(address);
    return {
      scope,
      ...settled(query),
      answered: null,
      typed: query.search,
      answer: null,
      held: null,
      ...{ matching: nothing, rows: nothing, total: 0, asOf: null },
      ...{ selected, failure: null, change: null, export: null },
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

  const isAsked = ({ change }: Context, row: K['row']) =>
    change !== null &&
    [...change.ids, ...(change.report ?? []).map(({ id }) => id)].includes(idOf(row));

  /** Of those that were on the screen before, the ticked stay known, and those that a question or a report is about. */
  function kept(context: Context, loaded: LoadedOf<K>): Partial<Context> {
    const { rows, total, asOf, answer } = loaded;
    const told = { answer, asOf, failure: null };
    if (apply !== null) return { ...told, ...arranged(context, rows) };
    const shown = new Set(rows.map(idOf));
    const isMeant = (row: K['row']) =>
      context.selected.includes(idOf(row)) || isAsked(context, row);
    const elsewhere = context.matching.filter((row) => isMeant(row) && !shown.has(idOf(row)));
    return { ...told, rows, matching: [...rows, ...elsewhere], total, answered: context.address };
  }

  /**
   * After a refresh, rows that are gone are no longer selected. Where there are other pages, a row that left this one
   * may stand on one of them: it stays selected.
   */
  function keptAnew(context: Context, loaded: LoadedOf<K>): Partial<Context> {
    const next = kept(context, loaded);
    if (apply === null && loaded.rows.length < loaded.total) return next;
    const { rows = nothing, matching = nothing } = next;
    const all =
      apply === null
        ? matching.filter((row) => rows.includes(row) || isAsked(context, row))
        : matching;
    const now = new Set(all.map(idOf));
    const gone = new Set(context.matching.map(idOf).filter((id) => !now.has(id)));
    const selected = context.selected.filter((id) => !gone.has(id));
    return { ...next, matching: all, selected };
  }

  const failed = (error: unknown): Partial<Context> => ({ failure: shownFailure(error) });

  return { start, asking, arranged, kept, keptAnew, failed };
}

/** The rows of a list that are ticked. */
export function listSelection<K extends Kinds>({ idOf, canTick }: ListParts<K>) {
  type Context = CollectionContext<K>;

  const pageIds = (context: Context): readonly K['id'][] =>
    context.rows.filter((row) => canTick(row)).map(idOf);

  /** Whether a row that can be ticked is on the screen, or was when it was ticked. */
  const isKnown = (context: Context, id: K['id']): boolean =>
    context.selected.includes(id) || pageIds(context).includes(id);

  function toggled({ selected }: Context, id: K['id']): readonly K['id'][] {
    return selected.includes(id) ? selected.filter((known) => known !== id) : [...selected, id];
  }

  /** All rows of the page that can be ticked, or none of them when all are. */
  function pageToggled(context: Context): readonly K['id'][] {
    const page = pageIds(context);
    const others = context.selected.filter((id) => !page.includes(id));
    const areAll = page.every((id) => context.selected.includes(id));
    return areAll ? others : [...others, ...page];
  }

  return { isKnown, toggled, pageToggled };
}

/** How many rows one call of an export brings: as many as a call gives at most. */
export const exportPageSize = 200;

/** The rows of an export, page by page: those of the query that it was asked for with, or all there are. */
export function listExport<K extends Kinds>({ idOf, apply, exportedOf }: ListParts<K>) {
  /** How many rows the file will have. */
  function totalOf({ answer, total }: CollectionContext<K>): number {
    return exportedOf === null || answer === null ? total : exportedOf(answer);
  }

  function begun(context: CollectionContext<K>): Export<K> {
    const { query, matching } = context;
    return {
      query: { ...query, page: 1, pageSize: exportPageSize },
      rows: apply === null ? [] : matching,
      count: apply === null ? 0 : matching.length,
      total: totalOf(context),
    };
  }

  /** The rows of a part that are not there yet: a list that grows meanwhile repeats the end of the last part. */
  function newRows({ rows }: Export<K>, part: Part<K['row']>): readonly K['row'][] {
    const known = new Set(rows.map(idOf));
    return part.rows.filter((row) => !known.has(idOf(row)));
  }

  /** Rows that move up as the list shrinks are in no later part: the file begins anew. */
  const hasShrunk = ({ query, total }: Export<K>, part: Part<K['row']>): boolean =>
    query.page > 1 && part.total !== null && part.total < total;

  function grown(current: Export<K>, part: Part<K['row']>): Export<K> {
    if (hasShrunk(current, part)) {
      const { query, total } = current;
      return { query: { ...query, page: 1 }, rows: [], count: 0, total: part.total ?? total };
    }
    const count = current.count + newRows(current, part).length;
    const query = { ...current.query, page: current.query.page + 1 };
    return { query, rows: part.rows, count, total: part.total ?? current.total };
  }

  function isComplete(current: Export<K>, part: Part<K['row']>): boolean {
    if (hasShrunk(current, part)) return false;
    const { length: fresh } = newRows(current, part);
    return fresh === 0 || current.count + fresh >= (part.total ?? current.total);
  }

  return { totalOf, begun, newRows, grown, isComplete };
}
