import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { toMoment } from '../src/domain/businessTime';

/** How many rows the filters find in all, as a column of each row: a page and its total are one statement. */
export const total = sql<number>`count(*) over ()`.mapWith(Number);

export interface Paging {
  readonly page: number;
  readonly page_size: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Asks for some rows; a prepared statement takes both numbers as values. */
type AskRows<Row> = (limit: number, offset: number) => PromiseLike<readonly Row[]>;

/** A statement of which some rows can be asked for. */
interface Pageable<Row> {
  limit(limit: number): { offset(offset: number): PromiseLike<readonly Row[]> };
}

/**
 * The rows of one page, and how many there are in all. Only a page beyond the end, which has no row to
 * carry the total, asks once more.
 */
export async function pageOf<Row extends { total: number }>(
  select: Pageable<Row> | AskRows<Row>,
  { page, page_size }: Paging,
): Promise<Page<Row>> {
  const ask: AskRows<Row> =
    typeof select === 'function' ? select : (limit, offset) => select.limit(limit).offset(offset);
  const rows = await ask(page_size, (page - 1) * page_size);
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  const [first] = await ask(1, 0);
  return { rows, total: first?.total ?? 0 };
}

export type Order = 'asc' | 'desc';

/** Sorts by something, either way; what has no value comes last both ways. */
export function inOrder(value: SQL | AnyColumn, order: Order = 'asc'): SQL {
  return order === 'asc' ? sql`${value} asc nulls last` : sql`${value} desc nulls last`;
}

/** The place of a word in a list of words, for sorting by it. */
export function placeIn(words: readonly string[], word: AnyColumn): SQL {
  const list = sql.join(
    words.map((each) => sql`${each}`),
    sql`, `,
  );
  return sql`array_position(array[${list}]::text[], ${word})`;
}

/** Whether a filter, or a way to sort, was asked for. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** A page as a list is answered. */
export function listed<Row, Shown>(
  { rows, total: all }: Page<Row>,
  show: (row: Row) => Shown,
  now: Date,
): { list: Shown[]; total: number; as_of: string } {
  return { list: rows.map(show), total: all, as_of: toMoment(now) };
}
