import { z } from 'zod/mini';
import { moment } from '../domain/moment';
import { count, id, oneOf, whole } from './fields';

/** Which page of a list is asked for; pages count from 1. */
export const paging = { page: whole(1, 100_000), page_size: whole(1, 200) };

/** What a list is sorted by: one of its columns, either way. Left out: the list's own order. */
export function sorting<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return { sort: z.optional(oneOf(columns)), order: z.optional(oneOf(['asc', 'desc'])) };
}

/** The answer of a list: the rows that were asked for, how many there are in all, and as of when. */
export function listAnswer<Row extends z.core.$ZodType>(row: Row) {
  return { list: z.array(row), total: count, as_of: moment };
}

/** A filter by one of the account's own classes; `ownClasses` in the answer names them. */
export const ofClass = { class_id: z.optional(id) };
export const ownClasses = { classes: z.array(z.object({ id: z.int(), name: z.string() })) };
