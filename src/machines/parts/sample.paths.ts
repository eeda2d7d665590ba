import { z } from 'zod/mini';
import { defaultPageSizes } from './collection/query';

/** When samples are answered. */
export const asOf = '2026-11-20T14:30:00+08:00';

/** One of several values, another one for each row. */
const oneOf = <Value>(values: readonly Value[], index: number) => values[index % values.length];

function numberOf(schema: z.core.$ZodNumber, index: number): number {
  const limits = schema._zod.def.checks ?? [];
  const least = limits.find((check) => check instanceof z.core.$ZodCheckGreaterThan)?._zod.def;
  const first = least === undefined ? 1 : Number(least.value) + (least.inclusive ? 0 : 1);
  const steps = limits.find((check) => check instanceof z.core.$ZodCheckMultipleOf)?._zod.def;
  const step = Number(steps?.value ?? 1);
  return Math.ceil(first / step) * step + (index % 2) * step;
}

/** A value that a schema accepts; every other row lacks what may be absent. */
function valueOf(schema: z.core.$ZodType, index: number): unknown {
  if (schema instanceof z.core.$ZodObject) return objectOf(schema._zod.def.shape, index);
  if (schema instanceof z.core.$ZodNullable) {
    return index % 2 === 1 ? null : valueOf(schema._zod.def.innerType, index);
  }
  if (schema instanceof z.core.$ZodOptional) return undefined;
  if (schema instanceof z.core.$ZodArray) return [];
  if (schema instanceof z.core.$ZodBoolean) return index % 2 === 0;
  if (schema instanceof z.core.$ZodNumber) return numberOf(schema, index);
  if (schema instanceof z.core.$ZodLiteral) return oneOf(schema._zod.def.values, index);
  if (schema instanceof z.core.$ZodEnum)
    return oneOf(Object.values(schema._zod.def.entries), index);
  if (schema instanceof z.core.$ZodISODateTime) return asOf;
  if (schema instanceof z.core.$ZodISODate) return asOf.slice(0, 10);
  if (schema instanceof z.core.$ZodString) return `Sample ${String(index + 1)}`;
  throw new Error(`There is no sample of ${schema._zod.def.type}: give the row by hand.`);
}

const objectOf = (shape: z.core.$ZodShape, index: number) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, valueOf(schema, index)]));

/** A thing that a schema accepts: the first of its values for an even index, others for the next. */
export function sampleOf<Schema extends z.core.$ZodType>(
  schema: Schema,
  index = 0,
): z.core.output<Schema> {
  return z.parse(schema, valueOf(schema, index));
}

/**
 * What `collectionPaths` wants of a list with the usual page sizes: rows with ids from 1, and the answer
 * around them; `rest` is what the call answers besides.
 */
export function sampleList<Shape extends z.core.$ZodShape, Rest extends object>(
  row: z.ZodMiniObject<Shape>,
  id: keyof Shape & string,
  rest: Rest,
) {
  const [first, next] = defaultPageSizes;
  const rows = Array.from({ length: first + 1 }, (_, index) =>
    z.parse(row, { ...objectOf(row._zod.def.shape, index), [id]: index + 1 }),
  );
  const answer = { list: rows, total: rows.length, as_of: asOf, ...rest };
  return { rows, ids: [1, 2] as const, answer, pageSize: next };
}
