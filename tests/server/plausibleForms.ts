import { z } from 'zod';
import type { Call } from '../../src/contract/call';

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
