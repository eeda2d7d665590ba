import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { Call } from '../../src/contract/call';
import { clean } from '../../src/domain/text';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const texts = fc.string({ unit: 'grapheme-composite', maxLength: 30 }).map(clean);
const days = fc.integer({ min: 0, max: 36_000 }).map((offset) => {
  return new Date(Date.UTC(2000, 0, 2) + offset * 86_400_000).toISOString().slice(0, 10);
});
const moments = days.map((day) => `${day}T14:30:00+08:00`);

function numberOf({
  type,
  minimum = 0,
  maximum = 1e6,
  exclusiveMinimum,
  multipleOf: step = 1,
}: JsonSchema) {
  const lowest = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : minimum;
  const highest = Math.min(maximum, lowest + 999_999_998);
  if (type === 'integer') {
    const steps = { min: Math.ceil(lowest / step), max: Math.floor(highest / step) };
    return fc.integer(steps).map((count) => count * step);
  }
  return fc.integer({ min: lowest * 10, max: highest * 10 }).map((tenths) => tenths / 10);
}

function stringOf({
  format,
  pattern,
  minLength = 0,
  maxLength = 30,
}: JsonSchema): Arbitrary<string> {
  if (format === 'date') return days;
  if (format === 'date-time') return moments;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return texts.filter((text) => [...text].length >= minLength && [...text].length <= maxLength);
}

function objectOf({ properties = {}, required }: JsonSchema): Arbitrary<unknown> {
  const entries = Object.entries(properties).map(
    ([name, property]) => [name, valueOf(property)] as const,
  );
  return fc.record(Object.fromEntries(entries), { requiredKeys: required ?? [] });
}

/** A record whose keys are a closed set: some of them, each with a value. */
function recordOf({ propertyNames, additionalProperties }: JsonSchema): Arbitrary<unknown> {
  const names = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : [];
  return fc.dictionary(fc.constantFrom(...names.map(String)), valueOf(additionalProperties));
}

function valueOf(
  schema: JsonSchema['items'] | JsonSchema['additionalProperties'],
): Arbitrary<unknown> {
  if (typeof schema !== 'object' || Array.isArray(schema)) return fc.constant(null);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(valueOf));
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 5 } = schema;
    return fc.array(valueOf(schema.items), {
      minLength: minItems,
      maxLength: Math.min(maxItems, 5),
    });
  }
  if (schema.type === 'object') {
    return schema.propertyNames === undefined ? objectOf(schema) : recordOf(schema);
  }
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'string' ? stringOf(schema) : numberOf(schema);
}

/** Payloads of a call, as charts and handlers have them, that the call's own rules allow. */
export function payloadsOf(
  call: Call,
  fields: 'some' | 'all' = 'some',
): Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(call.payload, { io: 'output' });
  const required = fields === 'all' ? Object.keys(schema.properties ?? {}) : schema.required;
  return objectOf({ ...schema, ...(required === undefined ? {} : { required }) })
    .map((value) => z.safeEncode(call.payload, z.record(z.string(), z.unknown()).parse(value)))
    .filter(({ success }) => success)
    .map(({ data }) => call.payload.parse(data));
}
