import { z } from 'zod/mini';

// Zod's own records bring 1 KB to the first page; these are of pieces that every page has anyway.

/** An object of any names, each with the same kind of value. */
export function byName<Schema extends z.core.$ZodType>(value: Schema) {
  return z.catchall(z.object({}), value);
}

function shapeOf<Name extends string, Schema>(
  names: readonly Name[],
  value: Schema,
): Record<Name, Schema>;
function shapeOf(names: readonly string[], value: unknown) {
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** An object with each of the names and no others, all with the same kind of value. */
export function recordOf<Name extends string, Schema extends z.core.$ZodType>(
  names: readonly Name[],
  value: Schema,
) {
  return z.strictObject(shapeOf(names, value));
}
