import { z } from 'zod';
import type { Call } from '../../src/contract/call';

export type Schema = z.core.JSONSchema.JSONSchema;

/** Leaves out what says nothing: the bounds of a safe integer, and the pattern of a known format. */
function simplify({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, override: simplify });
  return rest;
}

/** The form as it travels: text only. */
export function wireSchema(call: Call): Schema {
  return schemaOf(call.payload, 'input');
}

/** What the form's texts stand for. */
export function valueSchema(call: Call): Schema {
  return schemaOf(call.payload, 'output');
}

/** The answer's data. */
export function answerSchema(call: Call): Schema {
  return schemaOf(call.answer, 'output');
}

/** The keys of a record over a closed set, each with the record's one schema. */
function recordEntries({ propertyNames, additionalProperties }: Schema): [string, Schema][] {
  if (typeof propertyNames !== 'object' || typeof additionalProperties !== 'object') return [];
  return (propertyNames.enum ?? []).map((name) => [String(name), additionalProperties]);
}

/** The schemas of an object's properties, by name. */
export function propertiesOf(schema: Schema): [string, Schema][] {
  const named = Object.entries(schema.properties ?? {}).filter(
    (entry): entry is [string, Schema] => typeof entry[1] === 'object',
  );
  return [...named, ...recordEntries(schema)];
}

/** The schema of a list's items; null for what is no list. */
export function itemOf(schema: Schema): Schema | null {
  const { items } = schema;
  return typeof items === 'object' && !Array.isArray(items) ? items : null;
}
