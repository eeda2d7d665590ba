import { z } from 'zod/mini';
import { isSubjectId, subjects } from '../domain/subjects';
import { cleanText } from '../domain/text';

export { day, moment } from '../domain/moment';
export { count, share } from '../domain/number';

/** A database id: a whole number from 1 to 999,999,999, written in plain digits. */
export const id = z.codec(
  z.string().check(z.regex(/^[1-9][0-9]{0,8}$/)),
  z.int().check(z.positive()),
  {
    decode: Number,
    encode: String,
  },
);

/** An id, or 0 for what belongs to none. */
export const idOrNone = z.codec(
  z.string().check(z.regex(/^(0|[1-9][0-9]{0,8})$/)),
  z.int().check(z.nonnegative()),
  { decode: Number, encode: String },
);

/** A whole number in plain digits within bounds; `0x10`, `1e2`, ` 1` are not numbers. */
export function whole(minimum: number, maximum: number) {
  return z.codec(
    z.string().check(z.regex(/^(0|[1-9][0-9]{0,8})$/)),
    z.int().check(z.minimum(minimum), z.maximum(maximum)),
    { decode: Number, encode: String },
  );
}

/** A number with at most one decimal: 0.3 is sent as `0.3`; more decimals are refused on both sides. */
export function decimal(minimum: number, maximum: number) {
  return z.codec(
    z.string().check(z.regex(/^(0|[1-9][0-9]{0,6})(\.[0-9])?$/)),
    z.number().check(z.minimum(minimum), z.maximum(maximum), z.meta({ decimals: 1 })),
    { decode: Number, encode: String },
  );
}

/** A text, trimmed, without control characters, counted in code points. */
export function text(minimum: number, maximum: number) {
  return cleanText(minimum, maximum);
}

/** A key that a machine made, in printable ASCII: tokens, one-time keys, ids of other systems. */
export function key(minimum: number, maximum: number) {
  return z.string().check(z.regex(new RegExp(`^[!-~]{${minimum},${maximum}}$`)));
}

/** A yes or no, sent as 1 or 0. */
export const flag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (value) => value === '1',
  encode: (value) => (value ? '1' : '0'),
});

/** One of a closed set of words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words);
}

/** A comma list of ids; an empty text is an empty list. At most 1,000. */
export const idList = z.codec(
  z.string().check(z.regex(/^([1-9][0-9]{0,8}(,[1-9][0-9]{0,8})*)?$/)),
  z.array(z.int().check(z.positive())).check(z.maxLength(1000)),
  {
    decode: (value) => (value === '' ? [] : value.split(',').map(Number)),
    encode: (list) => list.join(','),
  },
);

/** A comma list of one to `maximum` ids, none of them twice. */
export function someIds(maximum: number) {
  return z.codec(
    z.string().check(z.regex(/^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8})*$/)),
    z.array(z.int().check(z.positive())).check(
      z.minLength(1),
      z.maxLength(maximum),
      z.refine((list) => new Set(list).size === list.length, 'twice'),
    ),
    {
      decode: (value) => value.split(',').map(Number),
      encode: (list) => list.join(','),
    },
  );
}

/** A comma list of whole numbers within bounds; an empty text is an empty list. */
export function wholeList(minimum: number, maximum: number) {
  return z.codec(
    z.string().check(z.regex(/^((0|[1-9][0-9]{0,8})(,(0|[1-9][0-9]{0,8}))*)?$/)),
    z.array(z.int().check(z.minimum(minimum), z.maximum(maximum))).check(z.maxLength(100)),
    {
      decode: (value) => (value === '' ? [] : value.split(',').map(Number)),
      encode: (list) => list.join(','),
    },
  );
}

/** A comma list of words of a closed set; an empty text is an empty list. */
export function listOf<const Words extends readonly [string, ...string[]]>(
  words: Words,
  earlier: Readonly<Record<string, Words[number]>> = {},
) {
  const list = z.array(z.enum(words));
  const now = new Map<string, string>(Object.entries(earlier));
  return z.codec(z.string().check(z.maxLength(1000)), list, {
    decode: (value, context) => {
      const said = value === '' ? [] : value.split(',').map((word) => now.get(word) ?? word);
      const parsed = list.safeParse(now.size === 0 ? said : [...new Set(said)]);
      if (parsed.success) return parsed.data;
      context.issues.push({ code: 'custom', message: 'list', input: value });
      return z.NEVER;
    },
    encode: (words_) => words_.join(','),
  });
}

const jsonText = z.codec(z.string().check(z.maxLength(200_000)), z.unknown(), {
  decode: (value, context) => {
    try {
      const parsed: unknown = JSON.parse(value);
      return parsed;
    } catch {
      context.issues.push({ code: 'custom', message: 'json', input: value });
      return z.NEVER;
    }
  },
  encode: (value) => JSON.stringify(value),
});

/** A structure sent as JSON text, for what a flat form cannot hold. */
export function json<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.pipe(jsonText, schema);
}

const ids = subjects.map((subject) => subject.id);

/** The subject every screen works in: one of the table's. */
export const subjectId = z.codec(
  z.enum(ids.map(String)),
  z.int().check(
    z.refine((value): boolean => isSubjectId(value), 'subject'),
    z.meta({ enum: ids }),
  ),
  { decode: Number, encode: String },
);

/** A number that a call fixes, such as the rule type of the vacation. */
export function only<const Value extends number>(value: Value) {
  return z.codec(z.literal(String(value)), z.literal(value), {
    decode: () => value,
    encode: String,
  });
}
