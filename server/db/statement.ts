import type { Placeholder } from 'drizzle-orm';
import type { Queries } from './database';

/** A value, or the place in a statement where it will be. */
export type Given<Value> = Value | Placeholder;

interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

interface Preparable<Rows> {
  prepare(name: string): Prepared<Rows>;
}

/**
 * A statement of a hot call, with placeholders: built once for each database, and planned once by each of its
 * connections, then only run. For reading: a transaction would build it anew. The name has to be its own.
 */
export function statement<Rows>(name: string, build: (db: Queries) => Preparable<Rows>) {
  const kept = new WeakMap<Queries, Prepared<Rows>>();
  return (db: Queries, values: Record<string, unknown>): Promise<Rows> => {
    const prepared = kept.get(db) ?? build(db).prepare(name);
    kept.set(db, prepared);
    return prepared.execute(values);
  };
}

/** The same for a span whose width decides how it is read best: built once too, and planned for the values of each run. */
export const replanned = <Rows>(build: (db: Queries) => Preparable<Rows>) => statement('', build);
