import { z } from 'zod/mini';

/** What a filter can be set to, as a screen offers it: one of some values or several of them. */
export interface FilterField {
  readonly name: string;
  readonly kind: 'one' | 'several';
  /** The values as an address holds them. */
  readonly options: readonly string[];
}

/** The values of a closed set, as text; null where it is none. */
function valuesOf(schema: z.core.$ZodType): readonly string[] | null {
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries).map(String);
  if (!(schema instanceof z.core.$ZodNumber)) return null;
  const checks = schema._zod.def.checks ?? [];
  const minimum = checks.find((check) => check instanceof z.core.$ZodCheckGreaterThan);
  const maximum = checks.find((check) => check instanceof z.core.$ZodCheckLessThan);
  // Ids are numbers too, but have no maximum: nobody chooses among all of them.
  if (minimum === undefined || maximum === undefined) return null;
  const [first, last] = [Number(minimum._zod.def.value), Number(maximum._zod.def.value)];
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

function fieldOf(name: string, schema: z.core.$ZodType): FilterField | null {
  if (schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodOptional) {
    return fieldOf(name, schema._zod.def.innerType);
  }
  // A codec: what an address holds goes in, what a query holds comes out.
  if (schema instanceof z.core.$ZodPipe) return fieldOf(name, schema._zod.def.out);
  const isList = schema instanceof z.core.$ZodArray;
  const options = valuesOf(isList ? schema._zod.def.element : schema);
  return options === null ? null : { name, kind: isList ? 'several' : 'one', options };
}

/** The filters that a screen can offer, in the order of the schema; not those of ids. */
export function filterFields(shape: z.core.$ZodShape): readonly FilterField[] {
  return Object.entries(shape).flatMap(([name, schema]) => fieldOf(name, schema) ?? []);
}
