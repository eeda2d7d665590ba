import { z } from 'zod/mini';
import { byName } from '../../../domain/byName';
import { type FilterField, filterFields } from './fields';

/** How rows are ordered; where there is none, it is the list's own order. */
export interface Sort<Column extends string> {
  readonly column: Column;
  readonly descending: boolean;
}

/** What a list is asked for. */
export interface Query<Filters, Column extends string> {
  readonly filters: Filters;
  /** Trimmed. */
  readonly search: string;
  readonly sort: Sort<Column> | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A query as an address holds it: text by name, without what is as by default. */
export type Address = Readonly<Record<string, string>>;

/** What a page with a list is opened with. */
export interface ListPage {
  readonly subjectId: number;
  /** What the list begins with. */
  readonly address: Address;
}

export type FiltersOf<Shape extends z.core.$ZodShape> = z.output<z.ZodMiniObject<Shape>>;

export interface QueryDefinition<Shape extends z.core.$ZodShape, Column extends string> {
  /** Codecs between an address' text and values (`contract/fields`), each optional or with a default. */
  readonly filters: Shape;
  /** Filters that always hold a value, such as a tab: never cleared, and not why a list is empty. */
  readonly always?: readonly (string & keyof Shape)[];
  /**
   * What filters that hold a value by default are once they are taken away, as an address holds them: a default that
   * leaves rows out is a filter too, shown and removed as the others. One that does not count beside others is as it is.
   */
  readonly widest?: (filters: FiltersOf<Shape>) => Partial<Address>;
  /** The filter that stands above the list as tabs: cleared only when nothing else filters the list. */
  readonly tab?: string & keyof Shape;
  /** The columns that rows can be sorted by. */
  readonly sortable?: readonly Column[];
  /** Whether a column sorts from its highest value first, as a ranking does; from its lowest, unless told. */
  readonly highestFirst?: boolean;
  /** The first is the default. */
  readonly pageSizes?: readonly [number, ...number[]];
}

/** How one list's queries are written and told apart. */
export interface QueryRules<Filters, Column extends string> {
  readonly pageSizes: readonly number[];
  readonly sortable: readonly Column[];
  readonly highestFirst: boolean;
  readonly hasFilters: boolean;
  /** The filters that a screen can offer. */
  readonly fields: readonly FilterField[];
  /** Whether an address can hold these filters: a day that is still being typed is none. */
  isSound(filters: Filters): boolean;
  /** The address of a query: only what differs from the defaults. */
  queryToAddress(query: Query<Filters, Column>): Address;
  /** What lies in an address; what is unknown, missing or broken there is as by default. */
  addressToQuery(address: Address): Query<Filters, Column>;
  /** The filters that leave rows out, in text by name, without those that are always set. */
  setFilters(filters: Filters): Address;
  /** Those filters of which this is true, the others taken away. */
  only(filters: Filters, isKept: (name: string) => boolean): Filters;
  /** The filters as an address holds them, those with a default too. */
  textOf(filters: Filters): Address;
  /** The filters with one of them as an address holds it. */
  withText(filters: Filters, name: string, text: string): Filters;
  isAlwaysSet(name: string): boolean;
  /** Whether a filter has a value even where an address says nothing of it. */
  hasDefault(name: string): boolean;
  /** The filter that stands above the list as tabs and may be unset; null where there is none. */
  readonly tab: string | null;
  /** Whether two queries speak of the same kind of rows: what is always set is equal. */
  isSameKind(one: Query<Filters, Column>, other: Query<Filters, Column>): boolean;
}

const names = { search: 'search', sort: 'sort', page: 'page', size: 'size' } as const;
/** The page sizes of a list that does not say otherwise. */
export const defaultPageSizes = [20, 50, 100] as const;
const longestSearch = 50;
const pageNumber = z.string().check(z.regex(/^[1-9][0-9]{0,4}$/));

function assertOwnNames(filters: object): void {
  const taken = Object.values(names).find((name) => name in filters);
  if (taken !== undefined) throw new Error(`A filter may not be called "${taken}"`);
}

/** What is searched for when this was typed: trimmed, at most 50 characters. */
export function searchOf(typed: string): string {
  return [...typed.trim()].slice(0, longestSearch).join('');
}

function sortIn<Column extends string>(
  text: string | undefined,
  sortable: readonly Column[],
): Sort<Column> | null {
  const column = sortable.find((known) => text === known || text === `-${known}`);
  return column === undefined ? null : { column, descending: text !== column };
}

/** The rules of one list. Throws when a filter has no default or takes a name of the list itself. */
export function queryRules<Shape extends z.core.$ZodShape, Column extends string>(
  definition: QueryDefinition<Shape, Column>,
): QueryRules<FiltersOf<Shape>, Column> {
  type Filters = FiltersOf<Shape>;
  const { filters: shape, always = [], sortable = [], highestFirst = false } = definition;
  const { widest = () => ({}) } = definition;
  const [usual, ...otherSizes] = definition.pageSizes ?? defaultPageSizes;
  const pageSizes: readonly number[] = [usual, ...otherSizes];
  assertOwnNames(shape);
  const schema = z.object(shape);

  function textOf(filters: Filters): Address {
    const texts = byName(z.optional(z.string())).parse(z.encode(schema, filters));
    return Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    );
  }

  const defaults = textOf(schema.parse({}));

  function changedTexts(filters: Filters): [string, string][] {
    return Object.entries(textOf(filters)).filter(([name, text]) => text !== defaults[name]);
  }

  function narrowing(filters: Filters): [string, string][] {
    const whole: Partial<Address> = { ...defaults, ...widest(filters) };
    return Object.entries(textOf(filters)).filter(([name, text]) => text !== whole[name]);
  }

  function filtersIn(address: Address): Filters {
    const result = schema.safeParse(address);
    if (result.success) return result.data;
    const broken = new Set(result.error.issues.map((issue) => String(issue.path[0])));
    const sound = Object.entries(address).filter(([name]) => !broken.has(name));
    return schema.parse(Object.fromEntries(sound));
  }

  const isAlwaysSet = (name: string) => always.some((known) => known === name);

  return {
    pageSizes,
    sortable,
    highestFirst,
    hasFilters: Object.keys(shape).length > 0,
    fields: filterFields(shape),
    textOf,
    withText: (filters, name, text) => filtersIn({ ...textOf(filters), [name]: text }),
    isAlwaysSet,
    hasDefault: (name) => (defaults[name] ?? '') !== '',
    tab: definition.tab ?? null,
    isSound: (filters) => z.safeEncode(schema, filters).success,
    queryToAddress: ({ filters, search, sort, page, pageSize }) => ({
      ...Object.fromEntries(changedTexts(filters)),
      ...(search === '' ? {} : { [names.search]: search }),
      ...(sort === null ? {} : { [names.sort]: `${sort.descending ? '-' : ''}${sort.column}` }),
      ...(page === 1 ? {} : { [names.page]: String(page) }),
      ...(pageSize === usual ? {} : { [names.size]: String(pageSize) }),
    }),
    addressToQuery: (address) => ({
      filters: filtersIn(address),
      search: searchOf(address[names.search] ?? ''),
      sort: sortIn(address[names.sort], sortable),
      page: Number(pageNumber.safeParse(address[names.page]).data ?? 1),
      pageSize: pageSizes.find((size) => String(size) === address[names.size]) ?? usual,
    }),
    setFilters: (filters) =>
      Object.fromEntries(narrowing(filters).filter(([name]) => !isAlwaysSet(name))),
    only(filters, isKept) {
      const kept = Object.entries(textOf(filters)).filter(([name]) => isKept(name));
      return schema.parse({ ...widest(schema.parse({})), ...Object.fromEntries(kept) });
    },
    isSameKind(one, other) {
      const [left, right] = [textOf(one.filters), textOf(other.filters)];
      return always.every((name) => left[name] === right[name]);
    },
  };
}

/** First up, then down, or the other way round; then the list's own order. */
function nextSort<Column extends string>(
  sort: Sort<Column> | null,
  column: Column,
  highestFirst: boolean,
): Sort<Column> | null {
  if (sort?.column !== column) return { column, descending: highestFirst };
  return sort.descending === highestFirst ? { column, descending: !highestFirst } : null;
}

/** What a person may do to a query. Whatever changes which rows there are leads back to page 1. */
export function queryChanges<Filters, Column extends string>(rules: QueryRules<Filters, Column>) {
  type Q = Query<Filters, Column>;
  const filtered = (query: Q, filters: Filters): Q => ({ ...query, filters, page: 1 });
  return {
    filtered: (query: Q, filters: Partial<Filters>): Q =>
      filtered(query, { ...query.filters, ...filters }),
    /** One filter taken away. */
    without: (query: Q, name: string): Q =>
      filtered(
        query,
        rules.only(query.filters, (known) => known !== name),
      ),
    /** No search and no filters, but for those that are always set, and the tab where there was more. */
    cleared: (query: Q): Q => {
      const isTab = (name: string) => name === rules.tab;
      const hasMore =
        query.search !== '' ||
        Object.keys(rules.setFilters(query.filters)).some((name) => !isTab(name));
      const isKept = (name: string) => rules.isAlwaysSet(name) || (hasMore && isTab(name));
      return { ...filtered(query, rules.only(query.filters, isKept)), search: '' };
    },
    searched: (query: Q, typed: string): Q => ({ ...query, search: searchOf(typed), page: 1 }),
    sorted: (query: Q, column: Column): Q => ({
      ...query,
      sort: nextSort(query.sort, column, rules.highestFirst),
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

/** A sort as the list calls take it; left out, the list's own order holds. */
export function ordered<Column extends string>(
  sort: Sort<Column> | null,
): { sort?: Column; order?: 'asc' | 'desc' } {
  if (sort === null) return {};
  return { sort: sort.column, order: sort.descending ? 'desc' : 'asc' };
}
