import { type Language, say } from '../words';
import { itemOf, type Schema } from './schemas';

type Values = Readonly<Record<string, string | number>>;
type Rule = (language: Language, schema: Schema) => string | null;

const words = (language: Language, key: string, values: Values = {}): string =>
  say(language, `openapi.rule.${key}`, values);

const or = (language: Language): string => ` ${words(language, 'or')} `;

/** A simple type or null, which a schema says with a list of types. */
const nullable: Rule = (language, schema) => {
  if (!Array.isArray(schema.type)) return null;
  const some = schema.type.filter((type) => type !== 'null');
  const item = some.map((type) => ruleOf(language, { ...schema, type })).join(or(language));
  return words(language, 'orNothing', { item });
};

const choice: Rule = (language, { anyOf }) => {
  if (anyOf === undefined) return null;
  const some = anyOf.filter(({ type }) => type !== 'null');
  const item = some.map((schema) => ruleOf(language, schema)).join(or(language));
  return some.length < anyOf.length ? words(language, 'orNothing', { item }) : item;
};

const closed: Rule = (language, schema) => {
  if (schema.const !== undefined) {
    return words(language, 'only', { value: JSON.stringify(schema.const) });
  }
  if (schema.enum === undefined) return null;
  return words(language, 'oneOf', { values: schema.enum.map(String).join(', ') });
};

const numeric: Rule = (language, { type, minimum, maximum, exclusiveMinimum, decimals }) => {
  if (type !== 'integer' && type !== 'number') return null;
  const isWhole = type === 'integer';
  if (minimum !== undefined && maximum !== undefined) {
    const range = decimals === 1 ? 'tenthsBetween' : 'between';
    return words(language, isWhole ? 'wholeBetween' : range, { minimum, maximum });
  }
  if (exclusiveMinimum === 0) return words(language, 'positive');
  return words(language, isWhole ? 'integer' : 'number');
};

const textual: Rule = (language, { type, format, pattern, minLength, maxLength }) => {
  if (type !== 'string') return null;
  if (format === 'date') return words(language, 'day');
  if (format === 'date-time') return words(language, 'moment');
  if (pattern !== undefined) return words(language, 'pattern', { pattern });
  if (maxLength === undefined) return words(language, 'text');
  if (minLength === undefined || minLength === 0) {
    return words(language, 'textUpTo', { maximum: maxLength });
  }
  return words(language, 'textBetween', { minimum: minLength, maximum: maxLength });
};

const simple: Rule = (language, { type }) => {
  if (type === 'boolean') return words(language, 'boolean');
  if (type === 'array') return words(language, 'list');
  return type === 'object' ? words(language, 'structure') : null;
};

const rules: readonly Rule[] = [nullable, choice, closed, numeric, textual, simple];

/** What a value may be, in words. */
export function ruleOf(language: Language, schema: Schema): string {
  for (const rule of rules) {
    const said = rule(language, schema);
    if (said !== null) return said;
  }
  return '';
}

/** What a form field may be, in words: the text that travels and the value that it stands for. */
export function fieldRule(language: Language, wire: Schema, value: Schema): string {
  const item = itemOf(value);
  if (item !== null) return words(language, 'listOf', { item: ruleOf(language, item) });
  if (value.type === 'boolean') return words(language, 'flag');
  if (value.type === 'object') return words(language, 'json');
  return ruleOf(language, wire.enum === undefined ? value : wire);
}
