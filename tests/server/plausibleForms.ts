import fc from 'fast-check';
import { z } from 'zod';
import type { Call } from '../../src/contract/call';
import { payloadsOf } from '../contract/arbitrary';

/** Values of which each field takes one. */
const plausible = [
  ...['2', '4', '1', '3', '5', '', 'a', '2026-11-18', '2026-11-18T10:00:00+08:00', '14:30', '0'],
  ...['13912345678', '1234', 'Passw0rd', '/teacher/home', 'a.b', '[]', '{}', '10', '1700000000'],
];

interface Field {
  readonly name: string;
  /** A value that it takes, if there is one among the plausible. */
  readonly good: string | undefined;
  readonly isWholeNumber: boolean;
}

const anyShape = z.record(z.string(), z.custom<z.ZodType>());

function fieldsOf(call: Call): Field[] {
  return Object.entries(anyShape.parse(call.payload.shape)).map(([name, schema]) => {
    const good = plausible.find((value) => schema.safeParse(value).success);
    const value = good === undefined ? undefined : schema.parse(good);
    const takesDecimals = schema.safeParse('1.5').success;
    return { name, good, isWholeNumber: typeof value === 'number' && !takesDecimals };
  });
}

/** A form that is plausible but for one field. */
export interface OddForm {
  readonly form: URLSearchParams;
  readonly value: string;
  /** Whether the odd one is to be a whole number. */
  readonly isWholeNumber: boolean;
}

/** Plausible forms of a call in which one field after the other has each of the values; of the numerals, if it is a whole number. */
export function oddForms(
  call: Call,
  values: readonly string[],
  numerals: readonly string[] = values,
): OddForm[] {
  const fields = fieldsOf(call);
  const good = fields.flatMap(({ name, good }) => (good === undefined ? [] : [[name, good]]));
  return fields.flatMap(({ name, isWholeNumber }) =>
    (isWholeNumber ? numerals : values).map((value) => {
      const form = new URLSearchParams(good);
      form.set(name, value);
      return { form, value, isWholeNumber };
    }),
  );
}

/** Where a text stands in a structure. */
type Place = readonly string[];

const parts = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());

/** The places of the texts in a structure; the first of a list stands for all. */
function placesIn(value: unknown): Place[] {
  if (typeof value === 'string') return [[]];
  const inner = list.safeParse(value).data?.slice(0, 1) ?? parts.safeParse(value).data ?? {};
  return Object.entries(inner).flatMap(([name, part]) =>
    placesIn(part).map((place) => [name, ...place]),
  );
}

/** A structure with a text at a place; what it lacks on the way there is taken from a fuller one. */
function withText(value: unknown, full: unknown, [name, ...rest]: Place, text: string): unknown {
  if (name === undefined) return text;
  const items = list.safeParse(value).data;
  if (items !== undefined) {
    const first = list.parse(items.length === 0 ? full : items)[0];
    return [withText(first, first, rest, text), ...items.slice(1)];
  }
  const [object, fuller] = [parts.parse(value ?? full), parts.parse(full)];
  return { ...object, [name]: withText(object[name], fuller[name], rest, text) };
}

const isStructure = (schema: z.ZodType) =>
  schema.safeParse('{').error?.issues.some(({ message }) => message === 'json') ?? false;

interface OddStructure {
  readonly form: URLSearchParams;
  readonly value: string;
}

/**
 * Forms of a call that are right but for one text inside a structure that is sent as JSON, which has one of the values.
 * What is known is filled in where the call takes it, and what a form may lack is left out.
 */
export function oddStructures(
  call: Call,
  values: readonly string[],
  known: Readonly<Record<string, string>> = {},
): OddStructure[] {
  const shape = anyShape.parse(call.payload.shape);
  const structures = Object.entries(shape).filter(([, schema]) => isStructure(schema));
  if (structures.length === 0) return [];
  const isNeeded = (name: string) => !shape[name]?.safeParse(undefined).success;
  const samples = fc
    .sample(payloadsOf(call, 'all'), { numRuns: 40, seed: 20_261_120 })
    .map((payload) => z.record(z.string(), z.string()).parse(z.encode(call.payload, payload)));
  return structures.flatMap(([field]) => {
    const read = (form: Readonly<Record<string, string>>): unknown => JSON.parse(form[field] ?? '');
    // The fullest of them: where a list is empty, nothing in it can be odd.
    const [full = {}] = samples.toSorted(
      (one, other) => placesIn(read(other)).length - placesIn(read(one)).length,
    );
    const right = Object.fromEntries([
      ...Object.entries(full).filter(([name]) => name === field || isNeeded(name)),
      ...Object.entries(known).filter(([name, value]) => shape[name]?.safeParse(value).success),
    ]);
    call.payload.parse(right);
    return placesIn(read(full)).flatMap((place) =>
      values.map((value) => {
        const form = new URLSearchParams(right);
        const odd = withText(read(right), read(full), place, value);
        form.set(field, JSON.stringify(odd));
        return { form, value };
      }),
    );
  });
}
